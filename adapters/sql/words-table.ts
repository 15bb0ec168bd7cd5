import type { RawBuilder } from 'kysely';
import type { SearchQuery } from '../../core/ports/search-index.ts';
import type { IndexedWords } from '../../core/search/indexed-words.ts';
import type { Database } from './schema.ts';

/** An advert, or a profile by its account. */
export interface SearchEntry extends IndexedWords {
  readonly ref: string;
  readonly postedAt: number;
  /** Of letters and digits. */
  readonly filters: readonly string[];
  /** Zero for what has none. */
  readonly price: number;
}

/** In code points. */
export const startKeyLength = 8;

/** The part of a beginning that is looked up; what follows it is compared on what that finds. */
export function startKey(start: string): string {
  return [...start].slice(0, startKeyLength).join('');
}

/**
 * One table of words, in the words of one of the databases. In its statements an entry is called `entry`, and has a `ref`, a
 * `start` and a `price`.
 */
export interface WordsTable {
  /** Adds these, or replaces what they were found by. */
  write(db: Database, entries: readonly SearchEntry[]): Promise<void>;
  remove(db: Database, ref: string): Promise<void>;
  /** Takes what was removed out of the file, where an index keeps it longer. */
  forgetRemoved(db: Database): Promise<void>;
  clear(db: Database): Promise<void>;
  /** True of what the index finds by these. */
  readonly matching: (conditions: Matching) => RawBuilder<boolean>;
  /** The table in which an entry is found by its `ref`. */
  readonly entries: RawBuilder<unknown>;
  /** Whether this one entry has all of these words, in its title or anywhere: for those that something else has found. */
  readonly has: (words: SearchQuery['words'], where: 'title' | 'anywhere') => RawBuilder<boolean>;
  /** Reads the newest entries of which this is true, those after another one or from the first. */
  newest(query: {
    readonly where: RawBuilder<unknown>;
    readonly after: { readonly ref: string; readonly postedAt: number } | undefined;
    readonly limit: number;
  }): RawBuilder<{ readonly ref: string; readonly posted_at: number }>;
  /** Selects columns of entries of which this is true, all of them or `max`. */
  some(query: {
    readonly columns: RawBuilder<unknown>;
    readonly where: RawBuilder<unknown>;
    readonly max: number;
  }): RawBuilder<unknown>;
  /** When an entry of `some` was posted. */
  readonly postedAt: RawBuilder<number>;
}

/** All that are given hold. `words` begin words anywhere, `title` such of the title, and `notTitle` not all of it. */
export interface Matching {
  /** A `startKey`. */
  readonly start?: string | undefined;
  readonly words?: SearchQuery['words'] | undefined;
  readonly title?: SearchQuery['words'] | undefined;
  readonly notTitle?: SearchQuery['words'] | undefined;
  /** One of these. */
  readonly filters?: readonly string[] | undefined;
}
