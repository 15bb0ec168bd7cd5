import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Whether buyers may call sellers, and write to them on WhatsApp. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table profiles add column call_me ${integer} not null default 0`.execute(db);
  await sql`alter table profiles add column whatsapp_me ${integer} not null default 0`.execute(db);
}
