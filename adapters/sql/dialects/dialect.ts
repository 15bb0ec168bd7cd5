import type { Expression, RawBuilder, Selectable, SqlBool, TransactionBuilder } from 'kysely';
import type { Database, SavedSearchesTable, Tables } from '../connection/schema.ts';
import type { SpellingsTable } from './spellings-table.ts';
import type { WordsTable } from './words-table.ts';

/**
 * What differs by database in the statements: all that another database needs, apart from its migrations and its
 * `connection`.
 */
export interface Dialect {
  /** Whether rows must be locked (`for update`) between being read and being changed. */
  readonly locksRows: boolean;
  /** Whether it knows how frequent each value of a column is, and chooses between indexes by that. */
  readonly hasStatistics: boolean;
  /**
   * Waits until no other transaction holds the lock with this number, and holds it until the transaction ends. All
   * users of a database share these numbers.
   */
  lock(db: Database, number: number): Promise<void>;

  /** The number of this process, as a value in a query. */
  readonly thisProcess: RawBuilder<number | null>;
  /** Whether the process with the number in this column has ended. */
  isGone(column: string): RawBuilder<boolean>;

  /** Whether a column has one of the values that a query selects: few, usually none, which are read once. */
  isAnyOf(column: string, few: Expression<unknown>): RawBuilder<SqlBool>;
  isNoneOf(column: string, few: Expression<unknown>): RawBuilder<SqlBool>;

  /** A JSON text as `->>` reads it. */
  json(text: string): RawBuilder<unknown>;
  /** A table with the elements of a JSON array, as JSON, in the column `value`. */
  elementsOf(json: string): RawBuilder<unknown>;
  /** The function that makes a JSON object of names and values. */
  readonly jsonObject: RawBuilder<unknown>;
  /** The aggregate function that makes a JSON array. */
  readonly jsonArray: RawBuilder<unknown>;

  /**
   * Selects the page that begins at each of these cursors, with the cursor's `key` before its columns. `page` selects
   * one page, whose columns are `posted_at` and `id`.
   */
  pagesAfter(cursors: readonly PageCursor[], page: PageAfter): RawBuilder<unknown>;

  /** The words table with this name. */
  words(name: string): WordsTable;
  readonly spellings: SpellingsTable;
  searchesUnder(db: Database, query: SearchesUnder): Promise<readonly SearchUnder[]>;

  /** The database's size in bytes. */
  readonly size: RawBuilder<number>;
  /** A transaction, still to be executed, that sees one state of the database throughout. It only reads. */
  snapshot(db: Database): TransactionBuilder<Tables>;
  /** Lets the transaction wait between statements for as long as its caller likes. */
  allowIdling(db: Database): Promise<void>;
  /** Empties these tables, of which referenced ones come first; triggers do not hinder it. In a transaction. */
  emptyTables(db: Database, tables: readonly string[]): Promise<void>;
  /** Stands before the `values` of an `insert` that also has values for identity columns. */
  readonly withIdentities: RawBuilder<unknown>;
  /** Lets identity columns continue after the inserted values. */
  advanceIdentities(db: Database): Promise<void>;
}

/** Where a page of a district's adverts, newest first, begins: with those older than this instant and id. */
export interface PageCursor {
  readonly key: number;
  readonly district: string;
  readonly at: number;
  readonly id: string;
}

/** Selects such a page; the arguments are values or columns. */
export type PageAfter = (
  cursor: Readonly<Record<Exclude<keyof PageCursor, 'key'>, RawBuilder<unknown>>>,
) => RawBuilder<unknown>;

/**
 * Searches saved under these keys, in the order of key and id, after a place. Reads one key after another until the
 * limit is reached, however many people have saved the same search.
 */
export interface SearchesUnder {
  readonly keys: readonly string[];
  readonly after: { readonly key: string; readonly id: string };
  /** Whether its owner is not told: 1 or 0, of a saved search with the alias `found`. */
  readonly muted: RawBuilder<number>;
  readonly limit: number;
}

export type SearchUnder = Selectable<SavedSearchesTable> & { readonly muted: number };
