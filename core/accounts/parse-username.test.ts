import { describe, expect, it } from 'vitest';
import * as signUp from '../texts/sign-up.ts';
import { inWords } from '../texts/text.ts';
import { parseUsername } from './parse-username.ts';

describe('parseUsername', () => {
  it.each(['abc', 'Nakato_Sarah.1', '...', '123', 'a'.repeat(30)])('accepts %j', (typed) => {
    expect(parseUsername(typed)).toEqual({ ok: true, value: typed });
  });

  it('drops spaces around it, and what nobody sees', () => {
    expect(parseUsername(' nakato ')).toEqual({ ok: true, value: 'nakato' });
    expect(parseUsername('\u200b nakato\u00ad_sarah\ufeff ')).toEqual({ ok: true, value: 'nakato_sarah' });
  });

  it.each([
    ['', signUp.usernameMissing],
    ['  ', signUp.usernameMissing],
    ['ab', signUp.usernameLength({ min: 3, max: 30 })],
    ['a'.repeat(31), signUp.usernameLength({ min: 3, max: 30 })],
    ['joy akello', 'A username has no spaces: “joyakello”.'],
    ['nakato\u00a0s', 'A username has no spaces: “nakatos”.'],
    [
      'nakato-s',
      'Your username can only contain the letters A to Z, digits, underscores and dots, not “-”: “nakatos”.',
    ],
    [
      'joy akelló',
      'Your username can only contain the letters A to Z, digits, underscores and dots, not “ó”: “joyakell”.',
    ],
    [
      '@nakato',
      'Your username can only contain the letters A to Z, digits, underscores and dots, not “@”: “nakato”.',
    ],
    ['٣٣٣', 'Your username can only contain the letters A to Z, digits, underscores and dots, not “٣٣٣”.'],
    [
      'Накато',
      'Your username can only contain the letters A to Z, digits, underscores and dots, not “Накато”.',
    ],
    [
      'ናካቶ 1',
      'Your username can only contain the letters A to Z, digits, underscores and dots, not “ናካቶ”: “1”.',
    ],
    ['🌿🌿', 'Your username can only contain the letters A to Z, digits, underscores and dots, not “🌿🌿”.'],
  ])('refuses %j', (typed, problem) => {
    const parsed = parseUsername(typed);
    expect(parsed.ok || inWords(parsed.problem, 'en')).toBe(problem);
  });
});
