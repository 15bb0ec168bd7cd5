import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

interface ColumnTypes {
  /** Compared byte by byte, so that order, uniqueness and prefix ranges are the same everywhere. */
  readonly text: RawBuilder<unknown>;
  /** 64 bits: instants in epoch milliseconds, shillings, counters, and 0 or 1 for no or yes. */
  readonly integer: RawBuilder<unknown>;
  /** Makes SQLite refuse values of another type, as PostgreSQL always does. */
  readonly table: RawBuilder<unknown>;
  /** The same for a table whose primary key is its whole index: the rows are stored in that order. */
  readonly keyedTable: RawBuilder<unknown>;
}

/** A migration's statement in SQLite's SQL or in PostgreSQL's. */
export function columnTypes(db: Kysely<unknown>): ColumnTypes {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return { text: sql`text collate "C"`, integer: sql`bigint`, table: sql``, keyedTable: sql`` };
  }
  return {
    text: sql`text`,
    integer: sql`integer`,
    table: sql`strict`,
    keyedTable: sql`strict, without rowid`,
  };
}
