import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** The number of live adverts about each herb; counted in the background, once the site runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await sql`create table herb_counts (herb ${text} primary key, adverts ${integer} not null) ${keyedTable}`.execute(
    db,
  );
}
