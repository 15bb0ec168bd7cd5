import { sql } from 'kysely';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { clearSearchWords } from '../words/search-words.ts';
import { movingTables } from './tables.ts';

/** Whether all tables are empty. */
export async function isEmptySite(db: Database): Promise<boolean> {
  for (const { name } of movingTables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Empties every table, also the ledger. To be called in a transaction. */
export async function clearSite(db: Database): Promise<void> {
  await clearSearchWords(db);
  await dialectOf(db).emptyTables(
    db,
    movingTables.map(({ name }) => name),
  );
}
