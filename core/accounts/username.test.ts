import { describe, expect, it } from 'vitest';
import { texts } from '../texts/texts.ts';
import {
  deriveUsernames,
  keepUsernameCharacters,
  leftOutOfUsername,
  parseUsername,
  withIgnored,
} from './username.ts';

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
    ['ab', texts.signUp.usernameLength({ min: 3, max: 30 })],
    ['a'.repeat(31), texts.signUp.usernameLength({ min: 3, max: 30 })],
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

/** What the field says after each of these changes of its content, by hand or by a keyboard that composes words. */
function saidAfter(...contents: readonly string[]): string | undefined {
  return leftOutOfUsername(contents.reduce(withIgnored, ''));
}

describe('the field of a username', () => {
  it.each([
    [['j', 'jo', 'joy ', 'joya', 'joyak'], 'A username has no spaces: “joyak”.'],
    [['joy akello'], 'A username has no spaces: “joyakello”.'],
    [['Н', 'а'], texts.signUp.usernameCharacters({ others: 'На' })],
    [['Накато'], texts.signUp.usernameCharacters({ others: 'Накато' })],
    [['joyН', 'joyНа', 'joyНа', 'joys'], texts.signUp.usernameCharactersKept({ kept: 'joys', others: 'На' })],
    [['joy!', 'joy '], texts.signUp.usernameCharactersKept({ kept: 'joy', others: '!' })],
  ])('says what it left out: %j', (contents, said) => {
    expect(saidAfter(...contents)).toBe(said);
  });

  it.each([
    ['a space is the last', ['joy', 'joy ']],
    ['a space is the first', [' ', 'j', 'jo']],
    ['something is erased', ['joy akello', 'joyakell']],
    ['all is erased', ['joy akello', '', 'n', 'na']],
    ['something is put in between', ['joy akello', 'joy_akello']],
    ['one begins again in Latin letters', ['Н', 'а', 'n', 'na']],
  ])('says nothing, or no longer, when %s', (_case, contents) => {
    expect(saidAfter(...contents)).toBeUndefined();
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
