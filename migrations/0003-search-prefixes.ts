import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Every beginning of every title and username, so that a search reads its results in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);

  await sql`create table search_prefixes (
    subject ${text} not null,
    prefix ${text} not null,
    posted_at ${integer} not null,
    ref ${text} not null,
    constraint search_prefixes_key primary key (subject, prefix, posted_at, ref)
  ) ${keyedTable}`.execute(db);
}
