import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Whether a picture has its copies for small places. Those of old pictures are made in the background, once the site runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table pictures add column narrow ${integer} not null default 0`.execute(db);
  await sql`create index pictures_lacking_narrow on pictures (key) where narrow = 0`.execute(db);
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'add-narrow-copies', '{"kind":"add-narrow-copies"}', 0, 0 from pictures limit 1`.execute(db);
}
