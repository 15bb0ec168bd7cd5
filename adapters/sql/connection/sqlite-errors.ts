import Sqlite from 'better-sqlite3';
import type { SqliteStatement } from 'kysely';
import { NotWritable } from '../../../core/ports/not-writable.ts';

/** The disk is full, the file or its disk is read-only, and the ways in which a disk refuses to extend a file. */
const refusesWrites = /^SQLITE_(?:FULL|READONLY(?:_\w+)?|IOERR_(?:WRITE|FSYNC|TRUNCATE|SHMSIZE))$/;

/** The statement, which throws `NotWritable` when it fails because nothing can be written. */
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
    // Kysely streams with it, and we write nothing while streaming.
    iterate: (parameters) => statement.iterate(parameters),
  };
}
