import type { RawBuilder } from 'kysely';
import type { IndexedWords } from '../../../core/indexing/indexed-words.ts';
import type { SearchQuery } from '../../../core/ports/search-index.ts';
import type { Database } from '../connection/schema.ts';

/** An advert, or a profile by its account. */
export interface SearchEntry extends IndexedWords {
  readonly ref: string;
  readonly postedAt: number;
  /** Of letters and digits. */
  readonly filters: readonly string[];
  /** Zero if it has none. */
  readonly price: number;
}

/** In code points. */
const startKeyLength = 8;

/** The part of a beginning that is looked up; the rest of it is compared with what that finds. */
export function startKey(start: string): string {
  return [...start].slice(0, startKeyLength).join('');
}

/**
 * One table of words, in the SQL of one of the databases. In its statements an entry is called `entry`, and has a
 * `ref`, a `start` and a `price`.
 */
export interface WordsTable {
  /** Adds these, or replaces the words by which they were found. */
  write(db: Database, entries: readonly SearchEntry[]): Promise<void>;
  /** Has `write` fill an empty table, within a transaction, at a lower cost than adding one entry after another. */
  fill(db: Database, write: () => Promise<void>): Promise<void>;
  remove(db: Database, ref: string): Promise<void>;
  /** Where an index is kept in several pieces: makes one of them, without what was removed, in short steps. */
  compact(db: Database): AsyncGenerator<undefined>;
  clear(db: Database): Promise<void>;
  /** Says where to look for the newest of these, so that enough of them are there. */
  whereToLook(db: Database, sought: readonly Sought[]): Promise<WhereToLook>;
  /** The table in which an entry is found by its `ref`. */
  readonly entries: RawBuilder<unknown>;
  /**
   * Whether this one entry has all of these words, in its title or anywhere: for entries that were found in another
   * way.
   */
  readonly has: (words: SearchQuery['words'], where: 'title' | 'anywhere') => RawBuilder<boolean>;
  /** Reads the newest of these entries, from the first or after a given one. */
  newest(query: {
    readonly sought: Sought;
    readonly part: Part | undefined;
    readonly after: Posted | undefined;
    readonly limit: number;
  }): RawBuilder<{ readonly ref: string; readonly posted_at: number }>;
  /** Selects columns of these entries, all of them or `max`. */
  some(query: { readonly columns: RawBuilder<unknown>; readonly sought: Sought; readonly max: number }): Some;
  /** How many there are of these entries, or `max` if there are more. */
  count(query: {
    readonly sought: Sought;
    readonly part: Part | undefined;
    readonly after: Posted | undefined;
    readonly max: number;
  }): RawBuilder<{ readonly count: number }>;
  /** Whether counting entries costs much less than reading them. */
  readonly countsCheaply: boolean;
  /** When an entry of `some` was posted. */
  readonly postedAt: RawBuilder<number>;
}

/** Some entries in two steps, so that they can be counted before their columns are read. */
export interface Some {
  /** Selects them. */
  readonly found: RawBuilder<unknown>;
  /** Selects their columns from the result of `found`, which is called `handful`. */
  readonly rows: RawBuilder<unknown>;
}

export interface Posted {
  readonly ref: string;
  readonly postedAt: number;
}

/** After every entry of a part: where to look for more. */
export function endOf({ from }: Part): Posted {
  return { ref: '', postedAt: from };
}

/** What the index finds by `matching` and for which `also` is true, but for the `hidden`. */
export interface Sought {
  readonly matching: Matching;
  readonly also?: RawBuilder<unknown> | undefined;
  /** Selects each `ref` that nobody sees, usually none. */
  readonly hidden: RawBuilder<unknown>;
}

/**
 * Says where enough entries should be found; undefined: everywhere. `after`: only entries after this place are wanted.
 * `tried`: where too few were found, and how many.
 */
export type WhereToLook = (
  sought: Sought,
  enough: number,
  how?: {
    readonly after?: Posted | undefined;
    readonly tried?: { readonly part: Part; readonly found: number } | undefined;
  },
) => Part | undefined;

/** The entries that were posted between two instants, none of them before the first. */
export interface Part {
  readonly from: number;
  readonly until: number;
  /** Those keys of the index that all of them have. */
  readonly keys: readonly string[];
}

/**
 * All conditions given must hold. `words` begin words anywhere, `title` begin words of the title, and `notTitle` do not
 * all do so.
 */
export interface Matching {
  /** A `startKey`. */
  readonly start?: string | undefined;
  readonly words?: SearchQuery['words'] | undefined;
  readonly title?: SearchQuery['words'] | undefined;
  readonly notTitle?: SearchQuery['words'] | undefined;
  /** One of these. */
  readonly filters?: readonly string[] | undefined;
}
