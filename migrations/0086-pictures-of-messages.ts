import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** The pictures in messages. The count spares the reading of messages without any a second look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await sql`alter table messages add column picture_count ${integer} not null default 0`.execute(db);
  await sql`create table message_pictures (
    message_id ${text} not null references messages (id) on delete cascade,
    position ${integer} not null,
    picture_key ${text} not null references pictures (key),
    constraint message_pictures_key primary key (message_id, position)
  ) ${keyedTable}`.execute(db);
  await sql`create index message_pictures_of_picture on message_pictures (picture_key)`.execute(db);
}
