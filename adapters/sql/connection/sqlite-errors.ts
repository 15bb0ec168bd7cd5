import Sqlite from 'better-sqlite3';
import type { SqliteStatement } from 'kysely';
import { NotWritable } from '../../../core/ports/not-writable.ts';

/** SQLite's codes for a full disk, a read-only file or disk, and a disk that refuses to extend a file. */
const refusesWrites = /^SQLITE_(?:FULL|READONLY(?:_\w+)?|IOERR_(?:WRITE|FSYNC|TRUNCATE|SHMSIZE))$/;

/** Wraps a statement so that it throws `NotWritable` if nothing can be written. Other errors are unchanged. */
export function translateSqliteErrors(statement: SqliteStatement): SqliteStatement {
  const telling =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        return work(...args);
      } catch (error) {
        if (error instanceof Sqlite.SqliteError && refusesWrites.test(error.code))
          throw new NotWritable(error);
        throw error;
      }
    };
  return {
    reader: statement.reader,
    all: telling((parameters) => statement.all(parameters)),
    run: telling((parameters) => statement.run(parameters)),
    // Used by Kysely for streaming, which the stores do only to read.
    iterate: (parameters) => statement.iterate(parameters),
  };
}
