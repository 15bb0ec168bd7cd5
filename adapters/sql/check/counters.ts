import { type RawBuilder, sql } from 'kysely';
import { verifiedWeight } from '../../../core/adverts/filter.ts';
import type { Tables } from '../connection/schema.ts';

/** A denormalised value: a count of rows or a copy of a column, stored so that no page has to count or look it up. */
interface Counter {
  readonly column: string;
  /** The same value, computed from the rows, for the row `kept` of the counter's table. */
  readonly counted: RawBuilder<unknown>;
}

export interface CountedTable {
  readonly name: keyof Tables;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly counters: readonly Counter[];
}

const ofAdvert = (column: string) => sql`(select ${sql.ref(column)} from adverts where id = kept.advert_id)`;

const rowsOf = (rows: string) => sql<number>`(select count(*) from ${sql.raw(rows)})`;

/** Never decreases: a number in a sequence is not reused, and a sum stays, even when its rows have been deleted. */
const atLeast = (column: string, highest: string) =>
  sql<number>`(select case when ${sql.ref(`kept.${column}`)} > coalesce(max(number), 0) then ${sql.ref(`kept.${column}`)}
    else coalesce(max(number), 0) end from (${sql.raw(highest)}) as numbers)`;

const counting = (
  name: CountedTable['name'],
  key: readonly string[],
  counters: Readonly<Record<string, RawBuilder<unknown>>>,
): CountedTable => ({
  name,
  key,
  counters: Object.entries(counters).map(([column, counted]) => ({ column, counted })),
});

/** Every counter of the database; a counter that another one sums up comes before it. */
export const countedTables: readonly CountedTable[] = [
  counting('adverts', ['id'], {
    cover_key: sql`coalesce((select picture_key from advert_pictures where advert_id = kept.id and position = 0), '')`,
    picture_count: rowsOf('advert_pictures where advert_id = kept.id'),
    like_count: rowsOf('likes where advert_id = kept.id'),
    verified_like_count: rowsOf('likes where advert_id = kept.id and verified = 1'),
    comment_count: rowsOf('comments where advert_id = kept.id and hidden = 0'),
  }),
  counting('listed_adverts', ['herb', 'posted_at', 'advert_id'], {
    district: ofAdvert('district'),
    price: ofAdvert('price'),
    goods: sql`coalesce(${ofAdvert('goods')}, '')`,
    boda: ofAdvert('boda'),
    parcel: ofAdvert('parcel'),
    popularity: sql`(select like_count + verified_like_count * ${sql.lit(verifiedWeight)} from adverts where id = kept.advert_id)`,
  }),
  counting('profiles', ['account_id'], {
    advert_count: rowsOf("adverts where seller_id = kept.account_id and state = 'live'"),
    rating_count: rowsOf('ratings where about_id = kept.account_id and shown_at is not null'),
    likes_received: sql`(select cast(coalesce(sum(like_count), 0) as bigint) from adverts where seller_id = kept.account_id)`,
  }),
  // Days are counted from the day that introduced them, and are removed after some weeks.
  counting('advert_views', ['advert_id'], {
    views: atLeast(
      'views',
      'select cast(sum(views) as bigint) as number from daily_views where advert_id = kept.advert_id',
    ),
  }),
  counting('pictures', ['key'], {
    reference_count: sql`${rowsOf('advert_pictures where picture_key = kept.key')}
      + ${rowsOf('profiles where picture_key = kept.key')} + ${rowsOf('picture_holds where picture_key = kept.key')}
      + ${rowsOf('message_pictures where picture_key = kept.key')}`,
  }),
  counting('messages', ['id'], { picture_count: rowsOf('message_pictures where message_id = kept.id') }),
  counting('conversations', ['low_id', 'high_id'], {
    last_position: atLeast(
      'last_position',
      'select position as number from messages where low_id = kept.low_id and high_id = kept.high_id',
    ),
  }),
  counting('inbox_entries', ['account_id', 'other_id'], {
    unread_count: rowsOf(`messages where sender_id = kept.other_id and position > kept.read_position
      and low_id = case when kept.account_id < kept.other_id then kept.account_id else kept.other_id end
      and high_id = case when kept.account_id < kept.other_id then kept.other_id else kept.account_id end`),
  }),
  counting('delivery_counters', ['account_id'], {
    last_sequence: atLeast(
      'last_sequence',
      'select sequence as number from deliveries where account_id = kept.account_id',
    ),
  }),
];
