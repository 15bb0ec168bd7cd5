import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Tasks wait in lanes, so that urgent ones are found first and each part of the work without reading the other's: 0 for
 * urgent mails, 1 for urgent other work, 2 for mails, 3 for other work. Waiting mails do not say whether they are urgent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table outbox add column lane ${integer} not null default 3`.execute(db);
  await sql`update outbox set lane = 2 where task like '{"kind":"send-mail",%'`.execute(db);
  await sql`update outbox set lane = 1 where task like '{"kind":"mail-reset-link",%'`.execute(db);
  await sql`create index outbox_by_lane on outbox (lane, due_at, id)`.execute(db);
  await sql`drop index outbox_by_due`.execute(db);
}
