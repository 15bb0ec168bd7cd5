import { sql } from 'kysely';
import { isPostgres } from '../connection/dialect.ts';
import type { Database } from '../connection/schema.ts';
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

/** Empties every table, also the ledger, whose triggers refuse a `delete`. To be called in a transaction. */
export async function clearSite(db: Database): Promise<void> {
  await clearSearchWords(db);
  if (isPostgres(db)) {
    // `truncate` does not fire the ledger's triggers.
    await sql`truncate ${sql.join(movingTables.map(({ name }) => sql.table(name)))}`.execute(db);
    return;
  }
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger'`.execute(db);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  for (const { name } of movingTables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(db);
}
