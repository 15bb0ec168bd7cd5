import Sqlite from 'better-sqlite3';

/**
 * Claims the database in this file for the one site that may work on it, until the process ends in whatever way: the
 * claim is a lock on a file beside it, which the system releases. Returns whether it succeeded. Commands claim nothing,
 * and work alongside a site.
 */
export function claimSqlite(database: { readonly file: string }): boolean {
  const claim = tryClaim(database);
  if (claim === undefined) return false;
  // The listener keeps it: a connection that nothing refers to is closed.
  process.once('exit', () => claim.close());
  return true;
}

/** Whether a site has claimed it. */
export function isSqliteClaimed(database: { readonly file: string }): boolean {
  const claim = tryClaim(database);
  claim?.close();
  return claim === undefined;
}

function tryClaim({ file }: { readonly file: string }): Sqlite.Database | undefined {
  const claim = new Sqlite(`${file}-site`, { timeout: 0 });
  try {
    // Nothing is ever written, so it needs no journal beside it.
    claim.pragma('journal_mode = MEMORY');
    claim.exec('begin exclusive');
    return claim;
  } catch (error) {
    claim.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
