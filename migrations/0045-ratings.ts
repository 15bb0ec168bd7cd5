import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What two people who wrote to each other about an advert say about each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table } = columnTypes(db);

  // The advert may be deleted: its title stays. So does what somebody said, without their account.
  await sql`create table ratings (
    id ${text} primary key,
    author_id ${text} references accounts (id) on delete set null,
    about_id ${text} not null references accounts (id) on delete cascade,
    advert_id ${text} not null,
    advert_title ${text} not null,
    recommends ${integer} not null,
    text ${text} not null,
    sent_at ${integer} not null,
    shown_at ${integer},
    answer ${text},
    answered_at ${integer},
    constraint ratings_once unique (author_id, about_id, advert_id)
  ) ${table}`.execute(db);
  await sql`create index ratings_of_person on ratings (about_id, shown_at, id)`.execute(db);

  await sql`alter table profiles add column rating_count ${integer} not null default 0`.execute(db);
  await sql`alter table profiles add column recommend_count ${integer} not null default 0`.execute(db);

  // Which adverts two people have written about.
  await sql`create index messages_quoting on messages (low_id, high_id, advert_id, position)
    where advert_id is not null`.execute(db);
}
