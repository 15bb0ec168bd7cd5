import type { RawBuilder } from 'kysely';
import type { SearchQuery } from '../../core/ports/search-index.ts';
import type { IndexedWords } from '../../core/search/indexed-words.ts';
import type { Database } from './schema.ts';

/** An advert, or a profile by its account. */
export interface SearchEntry extends IndexedWords {
  readonly ref: string;
  readonly postedAt: number;
}

/** In code points. */
export const startKeyLength = 8;

/** The part of a beginning that is looked up; what follows it is compared on what that finds. */
export function startKey(start: string): string {
  return [...start].slice(0, startKeyLength).join('');
}

/** One table of words, in the words of one of the databases. In its statements an entry is called `entry`. */
export interface WordsTable {
  /** Adds these, or replaces what they were found by. */
  write(db: Database, entries: readonly SearchEntry[]): Promise<void>;
  remove(db: Database, ref: string): Promise<void>;
  clear(db: Database): Promise<void>;
  matching(conditions: Matching): RawBuilder<boolean>;
  /** What is selected from. */
  readonly source: RawBuilder<unknown>;
  /** When an entry was posted. */
  readonly postedAt: RawBuilder<number>;
  /** Reads 1 if this is true of the entry of a reference. */
  one(ref: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Reads the newest entries of which this is true, those after another one or from the first. */
  newest(query: {
    readonly where: RawBuilder<unknown>;
    readonly after: { readonly ref: string; readonly postedAt: number } | undefined;
    readonly limit: number;
  }): RawBuilder<{ readonly ref: string; readonly posted_at: number }>;
  /** Counts the entries of which this is true, and stops at `max`. */
  count(query: {
    readonly where: RawBuilder<unknown>;
    readonly max: number;
  }): RawBuilder<{ readonly count: number }>;
}

/** All that are given hold. `words` begin words anywhere, `title` such of the title, and `notTitle` not all of it. */
export interface Matching {
  /** A `startKey`. */
  readonly start?: string | undefined;
  readonly words?: SearchQuery['words'] | undefined;
  readonly title?: SearchQuery['words'] | undefined;
  readonly notTitle?: SearchQuery['words'] | undefined;
}
