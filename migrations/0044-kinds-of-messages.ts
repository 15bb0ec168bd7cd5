import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Questions about whether an advert is still available, offers, and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await sql`alter table messages add column kind ${text} not null default 'text'`.execute(db);
  await sql`alter table messages add column amount ${integer}`.execute(db);
  await sql`alter table messages add column answers_id ${text}`.execute(db);
  await sql`create unique index messages_answer_once on messages (answers_id) where answers_id is not null`.execute(
    db,
  );
}
