import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Who bought what an advert offered; and recommendations as a seller and as a buyer are apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, keyedTable } = columnTypes(db);
  await sql`create table sales (
    advert_id ${text} primary key references adverts (id) on delete cascade,
    seller_id ${text} not null references accounts (id) on delete cascade,
    buyer_id ${text} not null references accounts (id) on delete cascade,
    named_at ${integer} not null
  ) ${keyedTable}`.execute(db);
  await sql`create index sales_of_seller on sales (seller_id, advert_id)`.execute(db);
  await sql`create index sales_of_buyer on sales (buyer_id, advert_id)`.execute(db);

  await sql`alter table ratings add column rated_as ${text} not null default 'seller'`.execute(db);
  // A person was the buyer of what somebody else posted; of a deleted advert the messages that quote it still tell: it
  // is the sender's in an answer, and the receiver's in any other. Where these are gone too, the author is gone and
  // the rating counts nowhere.
  await sql`update ratings set rated_as = 'buyer'
    where exists (select 1 from adverts where adverts.id = ratings.advert_id and adverts.seller_id <> ratings.about_id)
    or exists (
      select 1 from messages
      where messages.low_id = case when author_id < about_id then author_id else about_id end
      and messages.high_id = case when author_id < about_id then about_id else author_id end
      and messages.advert_id = ratings.advert_id
      and (messages.sender_id = ratings.about_id) = (messages.kind in ('text', 'question', 'offer'))
    )`.execute(db);
}
