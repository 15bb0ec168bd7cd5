import Sqlite from 'better-sqlite3';

/**
 * Locks the database in this file for one site, until the process ends in any way: the lock is SQLite's, on an empty
 * file beside the database, and the operating system releases it. Returns false if another site holds it. Commands
 * don't take it, and may run beside a site.
 */
export function lockSqlite(database: { readonly file: string }): boolean {
  const lock = tryLock(database);
  if (lock === undefined) return false;
  // The listener also keeps the connection from being garbage-collected, which would close it.
  process.once('exit', () => lock.close());
  return true;
}

/** Whether a site holds the lock. */
export function isSqliteLocked(database: { readonly file: string }): boolean {
  const lock = tryLock(database);
  lock?.close();
  return lock === undefined;
}

function tryLock({ file }: { readonly file: string }): Sqlite.Database | undefined {
  const lock = new Sqlite(`${file}-site`, { timeout: 0 });
  try {
    // Nothing is ever written to the file, so it needs no journal.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
