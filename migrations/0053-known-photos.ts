import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * What each picture looks like, so that it can be recognised. This is computed for old pictures in the background, once
 * the site runs. And which photo of an advert is in another advert too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table pictures add column hash ${text}`.execute(db);
  await sql`create index pictures_lacking_hash on pictures (key) where hash is null`.execute(db);
  for (const band of [0, 1, 2, 3])
    await sql`create index ${sql.ref(`pictures_by_hash_${band}`)}
      on pictures (substr(hash, ${sql.lit(4 * band + 1)}, 4))`.execute(db);
  await sql`insert into outbox (id, task, due_at, attempts)
    select 'hash-pictures', '{"kind":"hash-pictures"}', 0, 0 from pictures limit 1`.execute(db);

  for (const column of ['known_picture_key', 'other_advert_id', 'other_picture_key'])
    await sql`alter table review_cases add column ${sql.ref(column)} ${text}`.execute(db);
}
