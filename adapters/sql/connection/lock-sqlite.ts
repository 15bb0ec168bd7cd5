import Sqlite from 'better-sqlite3';

/**
 * Claims the database in this file for the one site that may work on it, until the process ends in whatever way: the
 * lock is a lock on a file beside it, which the system releases. Returns whether it succeeded. Commands lock nothing,
 * and work alongside a site.
 */
export function lockSqlite(database: { readonly file: string }): boolean {
  const lock = tryLock(database);
  if (lock === undefined) return false;
  // The listener keeps it: a connection that nothing refers to is closed.
  process.once('exit', () => lock.close());
  return true;
}

/** Whether a site has claimed it. */
export function isSqliteLocked(database: { readonly file: string }): boolean {
  const lock = tryLock(database);
  lock?.close();
  return lock === undefined;
}

function tryLock({ file }: { readonly file: string }): Sqlite.Database | undefined {
  const lock = new Sqlite(`${file}-site`, { timeout: 0 });
  try {
    // Nothing is ever written, so it needs no journal beside it.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
