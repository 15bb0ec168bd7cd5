import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Who follows which seller, and whether their new adverts come by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await sql`create table follows (
    follower_id ${text} not null references accounts (id) on delete cascade,
    seller_id ${text} not null references accounts (id) on delete cascade,
    followed_at ${integer} not null,
    constraint follows_key primary key (follower_id, seller_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index follows_of_follower on follows (follower_id, followed_at, seller_id)`.execute(db);
  await sql`create index follows_of_seller on follows (seller_id, follower_id, followed_at)`.execute(db);
  await sql`alter table mail_choices add column sellers ${integer} not null default 1`.execute(db);
}
