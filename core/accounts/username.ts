import type * as signUpTexts from '../texts/sign-up.ts';
import type { Text, Words } from '../texts/text.ts';
import { maxUsernameLength, minUsernameLength } from './limits.ts';

/** The typed text without characters that a username cannot have: all but letters, digits, underscore and dot. */
export function keepUsernameCharacters(typed: string): string {
  return typed.replace(/[^A-Za-z0-9_.]/g, '');
}

/**
 * The whole typed content of a field that drops characters from what it shows. `before` is the previous result,
 * `typed` the field's present content, from which the latest characters have not been dropped yet. Dropped characters
 * are forgotten when something is erased, and when the first allowed character is typed.
 */
export function withIgnored(before: string, typed: string): string {
  if (typed.startsWith(before)) return typed;
  const kept = keepUsernameCharacters(before);
  const begins = kept === '' && keepUsernameCharacters(typed) !== '';
  return typed.startsWith(kept) && !begins ? before + typed.slice(kept.length) : typed;
}

/** What that message says. */
type LeftOutWords<Said extends string | Text> = Pick<
  Words<typeof signUpTexts, Said>,
  'usernameSpaces' | 'usernameSpacesKept' | 'usernameCharacters' | 'usernameCharactersKept'
>;

/**
 * A message that names the characters that a username cannot have, and the text without them; undefined if all can
 * stay, apart from spaces at either end.
 */
export function leftOutOfUsername<Said extends string | Text>(
  typed: string,
  words: LeftOutWords<Said>,
): Said | undefined {
  const kept = keepUsernameCharacters(typed);
  if (kept === typed.trim()) return undefined;
  const others = typed.replace(/[\w.\s]/g, '');
  const { usernameSpaces, usernameSpacesKept, usernameCharacters, usernameCharactersKept } = words;
  if (kept === '') return others === '' ? usernameSpaces : usernameCharacters({ others });
  return others === '' ? usernameSpacesKept({ kept }) : usernameCharactersKept({ kept, others });
}

/**
 * Proposed usernames for somebody who has not chosen one, best first. `source` is a name, or an email up to the @;
 * `discriminator` is at least 16 letters or digits that no other account shares, so that the last proposal is free.
 */
export function deriveUsernames(source: string, discriminator: string): readonly string[] {
  const plain = source
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '_');
  const kept = keepUsernameCharacters(plain).replace(/^[_.]+|[_.]+$/g, '');
  const base = kept.length < minUsernameLength ? 'user' : kept;
  const endings = ['', '2', '3', `_${discriminator.slice(0, 6)}`, `_${discriminator.slice(0, 16)}`];
  return endings.map((ending) => base.slice(0, maxUsernameLength - ending.length) + ending);
}
