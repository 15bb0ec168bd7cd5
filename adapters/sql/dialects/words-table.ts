import type { RawBuilder } from 'kysely';
import type { IndexedWords } from '../../../core/indexing/indexed-words.ts';
import type { SearchQuery } from '../../../core/ports/search-index.ts';
import type { Database } from '../connection/schema.ts';

/** What search indexes of an advert or a profile; `ref` is its id or its account's id. */
export interface SearchEntry extends IndexedWords {
  readonly ref: string;
  readonly postedAt: number;
  /** Words for filters, of letters and digits only. */
  readonly filters: readonly string[];
  /** In shillings; zero for a profile. */
  readonly price: number;
}

/** Code points. */
const startKeyLength = 8;

/** The indexed part of a prefix; the rest is compared with what the index finds. */
export function startKey(start: string): string {
  return [...start].slice(0, startKeyLength).join('');
}

/**
 * A table of words in one dialect. In its SQL an entry has the alias `entry` and the columns `ref`, `start` and
 * `price`.
 */
export interface WordsTable {
  /** Adds or replaces entries. */
  write(db: Database, entries: readonly SearchEntry[]): Promise<void>;
  /**
   * Prepares an empty table for `write` to fill within a transaction, which costs less than adding entries one by one.
   */
  fill(db: Database, write: () => Promise<void>): Promise<void>;
  remove(db: Database, ref: string): Promise<void>;
  /** Merges the segments of an index in short steps, dropping what was removed; does nothing where there are none. */
  compact(db: Database): AsyncGenerator<undefined>;
  clear(db: Database): Promise<void>;
  /** Samples the table to estimate in which time range the newest matches are. */
  whereToLook(db: Database, sought: readonly Sought[]): Promise<WhereToLook>;
  /** The table to join by `ref`. */
  readonly entries: RawBuilder<unknown>;
  /**
   * A condition on one entry that was found in another way: whether it has all of these words, in its title or
   * anywhere.
   */
  readonly has: (words: SearchQuery['words'], where: 'title' | 'anywhere') => RawBuilder<boolean>;
  /** Selects the newest matches, or those after a given entry. */
  newest(query: {
    readonly sought: Sought;
    readonly part: Part | undefined;
    readonly after: Posted | undefined;
    readonly limit: number;
  }): RawBuilder<{ readonly ref: string; readonly posted_at: number }>;
  /** Selects columns of the matches, at most `max`. */
  some(query: { readonly columns: RawBuilder<unknown>; readonly sought: Sought; readonly max: number }): Some;
  /** Selects the number of matches, at most `max`. */
  count(query: {
    readonly sought: Sought;
    readonly part: Part | undefined;
    readonly after: Posted | undefined;
    readonly max: number;
  }): RawBuilder<{ readonly count: number }>;
  /** Whether counting matches costs much less than reading them. */
  readonly countsCheaply: boolean;
  /** The instant of posting of an entry in `some`. */
  readonly postedAt: RawBuilder<number>;
}

/** Two steps: the matches can be counted before their columns are read. */
export interface Some {
  /** Selects the matches. */
  readonly found: RawBuilder<unknown>;
  /** Selects the columns from `handful`, the result of `found`. */
  readonly rows: RawBuilder<unknown>;
}

export interface Posted {
  readonly ref: string;
  readonly postedAt: number;
}

/** The cursor after the last entry of a part. */
export function endOf({ from }: Part): Posted {
  return { ref: '', postedAt: from };
}

/** The conditions of a search: `matching` by the index, and `also`, without the `hidden` entries. */
export interface Sought {
  readonly matching: Matching;
  readonly also?: RawBuilder<unknown> | undefined;
  /** Selects the `ref` of hidden entries, usually none. */
  readonly hidden: RawBuilder<unknown>;
}

/**
 * Returns the time range in which at least `enough` matches are expected; undefined: everywhere. `after`: only matches
 * after this cursor count. `tried`: a range in which too few were found, with their number.
 */
export type WhereToLook = (
  sought: Sought,
  enough: number,
  how?: {
    readonly after?: Posted | undefined;
    readonly tried?: { readonly part: Part; readonly found: number } | undefined;
  },
) => Part | undefined;

/** A time range and the index keys of its spans. */
export interface Part {
  readonly from: number;
  readonly until: number;
  /** Every entry of the range has one of these keys. */
  readonly keys: readonly string[];
}

/**
 * Conditions, all of which must hold. Each of `words` is a prefix of a word anywhere, each of `title` of a word of the
 * title; `notTitle` are not all prefixes of words of the title.
 */
export interface Matching {
  /** A `startKey`: the prefix of the entry. */
  readonly start?: string | undefined;
  readonly words?: SearchQuery['words'] | undefined;
  readonly title?: SearchQuery['words'] | undefined;
  readonly notTitle?: SearchQuery['words'] | undefined;
  /** At least one word of each of these. */
  readonly filters?: readonly (readonly string[])[] | undefined;
}
