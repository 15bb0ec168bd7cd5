import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { deriveUsernames, keepUsernameCharacters, parseUsername } from './username.ts';

describe('parseUsername', () => {
  it.each(['abc', 'Nakato_Sarah.1', '...', '123', 'a'.repeat(30)])('accepts %j', (typed) => {
    expect(parseUsername(typed)).toEqual({ ok: true, value: typed });
  });

  it('drops spaces around it, and what nobody sees', () => {
    expect(parseUsername(' nakato ')).toEqual({ ok: true, value: 'nakato' });
    expect(parseUsername('\u200b nakato\u00ad_sarah\ufeff ')).toEqual({ ok: true, value: 'nakato_sarah' });
  });

  it.each([
    ['', texts.signUp.usernameMissing],
    ['  ', texts.signUp.usernameMissing],
    ['ab', texts.signUp.usernameLength(3, 30)],
    ['a'.repeat(31), texts.signUp.usernameLength(3, 30)],
    ['joy akello', 'A username has no spaces: “joyakello”.'],
    ['nakato\u00a0s', 'A username has no spaces: “nakatos”.'],
    ['nakato-s', 'Your username can only contain letters, digits, underscores and dots: “nakatos”.'],
    ['joy akelló', 'Your username can only contain letters, digits, underscores and dots: “joyakell”.'],
    ['@nakato', 'Your username can only contain letters, digits, underscores and dots: “nakato”.'],
    ['٣٣٣', 'Your username can only contain letters, digits, underscores and dots.'],
    ['🌿🌿', 'Your username can only contain letters, digits, underscores and dots.'],
  ])('refuses %j', (typed, problem) => {
    expect(parseUsername(typed)).toEqual({ ok: false, problem });
  });
});

describe('keepUsernameCharacters', () => {
  it.each([
    ['nakato sarah!', 'nakatosarah'],
    ['Na-ka@to_1.2', 'Nakato_1.2'],
    ['ñàkátö', 'kt'],
    ['🌿', ''],
    ['', ''],
  ])('keeps %j only as %j', (typed, kept) => {
    expect(keepUsernameCharacters(typed)).toBe(kept);
  });
});

describe('deriveUsernames', () => {
  const discriminator = '0123456789abcdef';
  const first = (source: string) => deriveUsernames(source, discriminator)[0];

  it.each([
    ['Nakato Sarah', 'nakato_sarah'],
    ['José  Ñandú', 'jose_nandu'],
    ['moses.k', 'moses.k'],
    ['..moses..', 'moses'],
    ['herbs+sale', 'herbssale'],
    ['Al', 'user'],
    ['李小龍', 'user'],
    ['', 'user'],
  ])('derives from %j first %j', (source, username) => {
    expect(first(source)).toBe(username);
  });

  it.each(['Nakato Sarah', 'x', 'a'.repeat(200), '🌿'])(
    'derives only distinct usernames that the form accepts from %j',
    (source) => {
      const proposals = deriveUsernames(source, discriminator);
      expect(proposals.filter((proposal) => parseUsername(proposal).ok)).toEqual(proposals);
      expect(new Set(proposals).size).toBe(proposals.length);
    },
  );

  it('ends the last one with the discriminator, however long the name', () => {
    expect(deriveUsernames('a'.repeat(200), discriminator).at(-1)).toBe(`aaaaaaaaaaaaa_${discriminator}`);
  });
});
