import Sqlite from 'better-sqlite3';

/** Kept, because an unreferenced connection is closed. */
const claims: Sqlite.Database[] = [];

/**
 * Claims the database in this file for the one site that may work on it, until the process ends in whatever way: the
 * claim is a lock on a file beside it, which the system releases. Returns whether it succeeded. Commands claim nothing,
 * and work alongside a site.
 */
export function claimSqlite({ file }: { readonly file: string }): boolean {
  const claim = new Sqlite(`${file}-site`, { timeout: 0 });
  try {
    // Nothing is ever written, so it needs no journal beside it.
    claim.pragma('journal_mode = MEMORY');
    claim.exec('begin exclusive');
    claims.push(claim);
    return true;
  } catch (error) {
    claim.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
