import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/** A number kept beside the rows that it counts, so that no page has to count them. */
interface Counter {
  readonly column: string;
  /** The same by the rows, for the row `kept` of the counter's table. */
  readonly counted: RawBuilder<number>;
}

export interface CountedTable {
  readonly name: keyof Tables;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly counters: readonly Counter[];
}

const rowsOf = (rows: string) => sql<number>`(select count(*) from ${sql.raw(rows)})`;

/** At least what is given: numbers that were given out are never given again, also when their rows are gone. */
const atLeast = (column: string, highest: string) =>
  sql<number>`(select case when ${sql.ref(`kept.${column}`)} > coalesce(max(number), 0) then ${sql.ref(`kept.${column}`)}
    else coalesce(max(number), 0) end from (${sql.raw(highest)}) as numbers)`;

/** Every counter of the database; those from which others are summed come first. */
export const countedTables: readonly CountedTable[] = [
  {
    name: 'adverts',
    key: ['id'],
    counters: [
      { column: 'picture_count', counted: rowsOf('advert_pictures where advert_id = kept.id') },
      { column: 'like_count', counted: rowsOf('likes where advert_id = kept.id') },
      { column: 'verified_like_count', counted: rowsOf('likes where advert_id = kept.id and verified = 1') },
      { column: 'comment_count', counted: rowsOf('comments where advert_id = kept.id') },
    ],
  },
  {
    name: 'profiles',
    key: ['account_id'],
    counters: [
      { column: 'advert_count', counted: rowsOf('adverts where seller_id = kept.account_id') },
      {
        column: 'likes_received',
        counted: sql`(select cast(coalesce(sum(like_count), 0) as bigint) from adverts where seller_id = kept.account_id)`,
      },
    ],
  },
  {
    name: 'pictures',
    key: ['key'],
    counters: [
      {
        column: 'reference_count',
        counted: sql`${rowsOf('advert_pictures where picture_key = kept.key')}
          + ${rowsOf('profiles where picture_key = kept.key')} + ${rowsOf('picture_holds where picture_key = kept.key')}`,
      },
    ],
  },
  {
    name: 'conversations',
    key: ['low_id', 'high_id'],
    counters: [
      {
        column: 'last_position',
        counted: atLeast(
          'last_position',
          'select position as number from messages where low_id = kept.low_id and high_id = kept.high_id',
        ),
      },
    ],
  },
  {
    name: 'inbox_entries',
    key: ['account_id', 'other_id'],
    counters: [
      {
        column: 'unread_count',
        counted: rowsOf(`messages where sender_id = kept.other_id and position > kept.read_position
          and low_id = case when kept.account_id < kept.other_id then kept.account_id else kept.other_id end
          and high_id = case when kept.account_id < kept.other_id then kept.other_id else kept.account_id end`),
      },
    ],
  },
  {
    name: 'delivery_counters',
    key: ['account_id'],
    counters: [
      {
        column: 'last_sequence',
        counted: atLeast(
          'last_sequence',
          'select sequence as number from deliveries where account_id = kept.account_id',
        ),
      },
    ],
  },
];
