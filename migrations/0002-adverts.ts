import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Adverts and what people do with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await sql`create table adverts (
    id ${text} primary key,
    seller_id ${text} not null references accounts (id) on delete cascade,
    title ${text} not null,
    title_key ${text} not null,
    description ${text} not null,
    price ${integer} not null,
    district ${text} not null,
    village ${text},
    picture_count ${integer} not null,
    like_count ${integer} not null,
    comment_count ${integer} not null,
    posted_at ${integer} not null,
    posted_day ${integer} not null,
    updated_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index adverts_by_age on adverts (posted_at, id)`.execute(db);
  await sql`create index adverts_of_seller on adverts (seller_id, posted_at, id)`.execute(db);
  await sql`create index adverts_by_likes on adverts (posted_day, like_count, posted_at, id)`.execute(db);

  await sql`create table advert_pictures (
    advert_id ${text} not null references adverts (id) on delete cascade,
    position ${integer} not null,
    picture_key ${text} not null references pictures (key),
    constraint advert_pictures_key primary key (advert_id, position)
  ) ${keyedTable}`.execute(db);
  await sql`create index advert_pictures_of_picture on advert_pictures (picture_key)`.execute(db);

  await sql`create table likes (
    account_id ${text} not null references accounts (id) on delete cascade,
    advert_id ${text} not null references adverts (id) on delete cascade,
    liked_at ${integer} not null,
    constraint likes_key primary key (account_id, advert_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index likes_of_advert on likes (advert_id)`.execute(db);

  await sql`create table saves (
    account_id ${text} not null references accounts (id) on delete cascade,
    advert_id ${text} not null references adverts (id) on delete cascade,
    saved_at ${integer} not null,
    constraint saves_key primary key (account_id, advert_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index saves_by_age on saves (account_id, saved_at, advert_id)`.execute(db);
  await sql`create index saves_of_advert on saves (advert_id)`.execute(db);

  await sql`create table comments (
    id ${text} primary key,
    advert_id ${text} not null references adverts (id) on delete cascade,
    author_id ${text} not null references accounts (id) on delete cascade,
    text ${text} not null,
    posted_at ${integer} not null
  ) ${table}`.execute(db);
  await sql`create index comments_of_advert on comments (advert_id, posted_at, id)`.execute(db);
  await sql`create index comments_of_author on comments (author_id)`.execute(db);
}
