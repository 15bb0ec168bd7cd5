import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { QueueingSqliteDriver } from './queueing-sqlite-driver.ts';
import type { Database, Tables } from './schema.ts';

export interface OpenDatabase {
  readonly db: Database;
  /** Closes after what was asked for before. Calling it twice is no error. */
  close(): Promise<void>;
}

class OurSqliteAdapter extends SqliteAdapter {
  /** SQLite can roll a schema change back: a migration that fails leaves nothing half made. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one connection; said so, Kysely would guard it with a lock of its own besides our driver's queue. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class OurSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new OurSqliteAdapter();
  }

  override createDriver(): Driver {
    return new QueueingSqliteDriver(this.#config);
  }
}

/** Milliseconds to wait for another process that is writing, a backup or the seed, say. */
const busyTimeout = 5000;

/** Enough for every statement of the stores; lists of different lengths are statements of their own. */
const maxPreparedStatements = 500;

/**
 * Opens, and makes if need be, the database in this file. One connection carries everything: SQLite takes one
 * writer at a time, and reads are too short to gain from more.
 */
export function openSqlite({ file }: { readonly file: string }): OpenDatabase {
  mkdirSync(dirname(file), { recursive: true });
  // Emails and password hashes are no business of the machine's other users. SQLite's own files beside it follow its mode.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file, { timeout: busyTimeout });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What was deleted is overwritten, not only unlinked: nobody digs up a sent mail or somebody who has left.
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma('journal_size_limit = 67108864');

  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    // A transaction that turned into a writer half-way could not wait for another process's, only fail.
    const sql = text === 'begin' ? 'begin immediate' : text;
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = sqlite.prepare(sql);
    if (prepared.size >= maxPreparedStatements) prepared.clear();
    prepared.set(sql, statement);
    return statement;
  };

  const dialect = new OurSqliteDialect({ database: { prepare, close: () => sqlite.close() } });
  const db = new Kysely<Tables>({ dialect });
  const finishAndClose = async () => {
    // Whoever gets the one connection is the last in the queue: a transaction that runs is at its end.
    await db.connection().execute(async () => {});
    await db.destroy();
  };
  let closed: Promise<void> | undefined;
  return {
    db,
    close() {
      closed ??= finishAndClose();
      return closed;
    },
  };
}
