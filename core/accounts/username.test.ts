import { describe, expect, it } from 'vitest';
import * as signUp from '../texts/sign-up.ts';
import { parseUsername } from './parse-username.ts';
import { deriveUsernames, keepUsernameCharacters, leftOutOfUsername, withIgnored } from './username.ts';

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
  return leftOutOfUsername(contents.reduce(withIgnored, ''), signUp);
}

describe('the field of a username', () => {
  it.each([
    [['j', 'jo', 'joy ', 'joya', 'joyak'], 'A username has no spaces: “joyak”.'],
    [['joy akello'], 'A username has no spaces: “joyakello”.'],
    [['Н', 'а'], signUp.usernameCharacters({ others: 'На' })],
    [['Накато'], signUp.usernameCharacters({ others: 'Накато' })],
    [['joyН', 'joyНа', 'joyНа', 'joys'], signUp.usernameCharactersKept({ kept: 'joys', others: 'На' })],
    [['joy!', 'joy '], signUp.usernameCharactersKept({ kept: 'joy', others: '!' })],
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
