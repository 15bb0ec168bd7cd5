import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { newProcessNumber } from './processes.ts';
import { QueueingSqliteDriver } from './queueing-sqlite-driver.ts';
import type { Database, Tables } from './schema.ts';
import { translateSqliteErrors } from './sqlite-errors.ts';

export interface OpenDatabase {
  readonly db: Database;
  /** Closes after all queries that were already queued. Closing twice is not an error. */
  close(): Promise<void>;
}

export interface ChangingDatabase extends OpenDatabase {
  /**
   * The version of the data: another value after each change. On SQLite changes of other processes are seen too, from
   * the next turn of the event loop on; on PostgreSQL only changes of this process. Undefined while a transaction is
   * open that may have changed something that others don't see yet.
   */
  changes(): string | undefined;
}

class OurSqliteAdapter extends SqliteAdapter {
  /** SQLite can roll back changes of the schema, so a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * In fact there is one connection. Saying so would make Kysely guard it with a lock of its own, on top of the queue
   * of our driver.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * SQLite considers bound values when it plans a statement, and plans again when they change: with the statistics that
 * better-sqlite3 compiles in (STAT4), at nearly every execution. It cannot look into `(select ?)`, and so plans once.
 */
class OurSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '(select ?)';
  }
}

class OurSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #busyTimeout: number;

  constructor(config: SqliteDialectConfig, busyTimeout: number) {
    super(config);
    this.#config = config;
    this.#busyTimeout = busyTimeout;
  }

  override createAdapter(): SqliteAdapter {
    return new OurSqliteAdapter();
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new OurSqliteQueryCompiler();
  }

  override createDriver(): Driver {
    return new QueueingSqliteDriver(this.#config, { busyTimeout: this.#busyTimeout });
  }
}

/** Milliseconds to wait for a lock of another process, such as a migration or the seed. */
const defaultBusyTimeout = 5000;

/** Enough for every statement of the stores, counting each length of an `in` list as a statement. */
const maxPreparedStatements = 500;

/**
 * Opens the database in this file, and creates it if necessary. There is one connection: SQLite takes one writer at a
 * time, and reads are too short to gain from more.
 */
export function openSqlite(options: {
  readonly file: string;
  readonly busyTimeout?: number;
}): ChangingDatabase {
  const { file, busyTimeout = defaultBusyTimeout } = options;
  mkdirSync(dirname(file), { recursive: true });
  // Other users of the machine must not read emails and password hashes. SQLite gives its own files beside it the same
  // mode.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file, { timeout: defaultBusyTimeout });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // Overwrites deleted data, so that nobody can recover a sent mail or a deleted account from the file.
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma('journal_size_limit = 67108864');
  const processNumber = newProcessNumber();
  sqlite.function('this_process', () => processNumber);
  // From here on the driver waits for locks, without blocking the process.
  sqlite.pragma('busy_timeout = 0');
  // A transaction that became a writer half-way could not wait for another process, only fail.
  return queryable(sqlite, 'begin immediate', busyTimeout);
}

/**
 * Opens the existing database in this file for reading only. A transaction sees a snapshot from its first query on, and
 * blocks no writer.
 */
export function openSqliteReader({ file }: { readonly file: string }): OpenDatabase {
  return queryable(
    new Sqlite(file, { timeout: defaultBusyTimeout, readonly: true, fileMustExist: true }),
    'begin',
  );
}

/**
 * Creates a database in a new file without syncing to disk, which is fast: a file interrupted by a crash is discarded
 * anyway. After `close` there is no other file beside it; the caller flushes it.
 */
export function createUnsyncedSqlite({ file }: { readonly file: string }): OpenDatabase {
  closeSync(openSync(file, 'wx', 0o600));
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = MEMORY');
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = ON');
  return queryable(sqlite, 'begin immediate');
}

/** Bytes: a busy machine read a file of this size, uncached, in two seconds. */
const alwaysReadUpTo = 100 * 1024 * 1024;

/**
 * Checks the integrity of the database in this file; throws SQLite's error if it is damaged. A missing or empty file is
 * not damaged. A large file is checked only if a write-ahead log is beside it, which means that the last process
 * crashed.
 */
export function checkSqlite({
  file,
  always = alwaysReadUpTo,
}: {
  readonly file: string;
  readonly always?: number;
}): void {
  if (!existsSync(file)) return;
  if (statSync(file).size > always && !existsSync(`${file}-wal`)) return;
  const sqlite = new Sqlite(file, { timeout: defaultBusyTimeout });
  try {
    const found = sqlite.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new Sqlite.SqliteError(String(found), 'SQLITE_CORRUPT');
  } finally {
    sqlite.close();
  }
}

/** Whether the file exists; its content doesn't matter. */
export function sqliteExists({ file }: { readonly file: string }): boolean {
  return existsSync(file);
}

/** Whether another connection, of this process or another, has this file open. A missing file is not in use. */
export function isSqliteInUse({ file }: { readonly file: string }): boolean {
  if (!existsSync(file)) return false;
  const sqlite = new Sqlite(file, { timeout: 0 });
  try {
    sqlite.pragma('locking_mode = EXCLUSIVE');
    sqlite.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    const { code = '' } = error instanceof Sqlite.SqliteError ? error : {};
    if (code.startsWith('SQLITE_BUSY')) return true;
    // Without write permission the lock cannot be tested; but then no site can run on the file either.
    if (code.startsWith('SQLITE_READONLY')) return false;
    throw error;
  } finally {
    sqlite.close();
  }
}

function queryable(
  sqlite: Sqlite.Database,
  begin: string,
  busyTimeout = defaultBusyTimeout,
): ChangingDatabase {
  const prepared = new Map<string, SqliteStatement>();
  /**
   * On a full disk SQLite rolls a transaction back by itself. A second rollback would fail, and hide the first error.
   */
  const substitute = (text: string): string => {
    if (text === 'begin') return begin;
    return text === 'rollback' && !sqlite.inTransaction ? 'select 1' : text;
  };
  const prepare = (text: string): SqliteStatement => {
    const sql = substitute(text);
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = translateSqliteErrors(sqlite.prepare(sql));
    if (prepared.size >= maxPreparedStatements) prepared.clear();
    prepared.set(sql, statement);
    return statement;
  };

  const dialect = new OurSqliteDialect({ database: { prepare, close: () => sqlite.close() } }, busyTimeout);
  const db = new Kysely<Tables>({ dialect });
  const finishAndClose = async () => {
    // Kysely destroys a driver only after its first use; and this use is last in the queue.
    await db.connection().execute(async () => {});
    await db.destroy();
  };
  // Prepared on first use: opening a file does not find out whether it is a database, reading does.
  let counters: { readonly others: Sqlite.Statement; readonly ours: Sqlite.Statement } | undefined;
  let ofOthers: unknown;
  const changes = () => {
    counters ??= {
      others: sqlite.prepare('pragma data_version').pluck(),
      ours: sqlite.prepare('select total_changes()').pluck(),
    };
    // The pragma locks the file, so all requests of one turn of the event loop share one call.
    if (ofOthers === undefined) {
      ofOthers = counters.others.get();
      setImmediate(() => {
        ofOthers = undefined;
      });
    }
    return `${ofOthers} ${counters.ours.get()}`;
  };
  let closed: Promise<void> | undefined;
  return {
    db,
    changes: () => (sqlite.inTransaction ? undefined : changes()),
    close() {
      closed ??= finishAndClose();
      return closed;
    },
  };
}
