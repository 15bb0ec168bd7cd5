import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../connection/schema.ts';

export interface SpellingChange {
  readonly word: string;
  /** How many adverts more, or fewer, have it. */
  readonly by: number;
}

/** The table `spellings`, with what finds words by their keys (`spellingKeys` of core). */
export interface SpellingsTable {
  /** Adds to the counts of these words, in this order, and removes words that are in no advert any more. */
  count(db: Database, changed: readonly SpellingChange[]): Promise<void>;
  /** Adds words that are not in it, at once and faster than by `count`. */
  fill(db: Database, words: readonly SpellingChange[]): Promise<void>;
  clear(db: Database): Promise<void>;
  /** Whether a row of `spellings` has one of these keys; answered from an index. */
  hasKey(keys: readonly string[]): RawBuilder<SqlBool>;
  /** A table with the elements of a text without spaces at its ends, split at its spaces, in the column `value`. */
  split(text: RawBuilder<string>): RawBuilder<unknown>;
  /** Keeps counts from being changed by others until the transaction ends. */
  lock(db: Database): Promise<void>;
}
