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
  /** Closes after what was asked for before. Calling it twice is not an error. */
  close(): Promise<void>;
}

export interface ChangingDatabase extends OpenDatabase {
  /**
   * A different value after each change: on SQLite anybody's, but another process's only from the next turn of the
   * event loop; on PostgreSQL this process's. Undefined while a transaction is running that may have changed something
   * which others do not see yet.
   */
  changes(): string | undefined;
}

class OurSqliteAdapter extends SqliteAdapter {
  /** SQLite can roll a schema change back: a migration that fails leaves nothing half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * There is one connection; if Kysely knew that, it would guard it with a lock of its own as well as our driver's
   * queue.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * SQLite looks at a bound value when it plans a statement, and plans again whenever another is bound: with the
 * statistics that better-sqlite3 compiles in (STAT4), at nearly every run. It cannot look into `(select ?)`, and so
 * plans once.
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

/** Milliseconds to wait for another process that is writing, a migration or the seed, say. */
const defaultBusyTimeout = 5000;

/** Enough for every statement of the stores; lists of different lengths are statements of their own. */
const maxPreparedStatements = 500;

/**
 * Opens the database in this file, and creates it if necessary. One connection carries everything: SQLite takes one
 * writer at a time, and reads are too short to gain from more.
 */
export function openSqlite(options: {
  readonly file: string;
  readonly busyTimeout?: number;
}): ChangingDatabase {
  const { file, busyTimeout = defaultBusyTimeout } = options;
  mkdirSync(dirname(file), { recursive: true });
  // The machine's other users must not read emails and password hashes. SQLite's own files beside it follow its mode.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file, { timeout: defaultBusyTimeout });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // Deleted data is overwritten, not only unlinked: nobody can recover a sent mail or a deleted account.
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma('journal_size_limit = 67108864');
  const processNumber = newProcessNumber();
  sqlite.function('this_process', () => processNumber);
  // From here on the driver waits, which blocks nobody.
  sqlite.pragma('busy_timeout = 0');
  // A transaction that became a writer half-way could not wait for another process, only fail.
  return queryable(sqlite, 'begin immediate', busyTimeout);
}

/**
 * Opens the database in this file, which has to exist, for reading only. A transaction sees it as it was at its first
 * query, whatever is written in the meantime, and keeps nobody from writing.
 */
export function openSqliteReader({ file }: { readonly file: string }): OpenDatabase {
  return queryable(
    new Sqlite(file, { timeout: defaultBusyTimeout, readonly: true, fileMustExist: true }),
    'begin',
  );
}

/**
 * Creates a database in a new file, fast: one interrupted by a crash is worthless anyway. Once it is closed there is no
 * other file beside it, but it is not flushed to the disk.
 */
export function createUnsyncedSqlite({ file }: { readonly file: string }): OpenDatabase {
  closeSync(openSync(file, 'wx', 0o600));
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = MEMORY');
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = ON');
  return queryable(sqlite, 'begin immediate');
}

/** In bytes: up to this size a file that is not in memory was read in two seconds on a busy machine. */
const alwaysReadUpTo = 100 * 1024 * 1024;

/**
 * Reads the database in this file whole; throws as SQLite does when it is damaged. A missing or empty file is not
 * damaged. A large one is checked only if a log is beside it: the last to close the database removes the log, and a
 * crash leaves it.
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

/** Whether there is such a file, whatever is in it. */
export function sqliteExists({ file }: { readonly file: string }): boolean {
  return existsSync(file);
}

/** Whether another connection has this file open, of this process or any other. A file that is missing is not in use. */
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
    // Without write permission this cannot be found out, and no site runs on such a file.
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
  /** On a full disk SQLite ends a transaction by itself. Ending it again would fail, and hide the first error. */
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
    // Kysely tells only a driver in use that it is ending; and whoever gets the one connection is the last in the
    // queue.
    await db.connection().execute(async () => {});
    await db.destroy();
  };
  // Prepared when first asked for: what reads a file finds out whether it is a database, not what opens it.
  let counters: { readonly others: Sqlite.Statement; readonly ours: Sqlite.Statement } | undefined;
  let ofOthers: unknown;
  const changes = () => {
    counters ??= {
      others: sqlite.prepare('pragma data_version').pluck(),
      ours: sqlite.prepare('select total_changes()').pluck(),
    };
    // SQLite locks the file for this, so it is asked once in a turn of the event loop, for all requests of that turn.
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
