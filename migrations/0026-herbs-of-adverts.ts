import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Which herbs the titles of adverts name. Those of old adverts are found in the background, once the site runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  await db.schema
    .createTable('advert_herbs')
    .addColumn('herb', text, (column) => column.notNull())
    .addColumn('posted_at', integer, (column) => column.notNull())
    .addColumn('advert_id', text, (column) => column.notNull().references('adverts.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('advert_herbs_key', ['herb', 'posted_at', 'advert_id'])
    .modifyEnd(keyedTable)
    .execute();
  await db.schema.createIndex('advert_herbs_of_advert').on('advert_herbs').column('advert_id').execute();

  await sql`insert into outbox (id, task, due_at, attempts)
    select 'find-herbs', '{"kind":"find-herbs"}', 0, 0 from adverts limit 1`.execute(db);
}
