import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/schema.ts';
import { epochDay } from '../queries/epoch-day.ts';
import { shownAdverts } from '../queries/shown-adverts.ts';

/** Days that are looked at one by one: a month's, whatever its beginning. */
const days = 31;

/**
 * Ids of the `limit` most liked adverts since then, in the order of their `popularity`. The best few of each day are
 * at the end of that day's part of the index, so the work does not grow with the number of adverts. What was posted
 * later than those days is the last part: there for completeness, and sorted by the database.
 *
 * It is text rather than a built query because building 32 parts costs more than running them.
 */
export function mostLikedIds(db: Database, since: Date, limit: number): RawBuilder<string> {
  const from = epochDay(since);
  const best = `order by verified_like_count desc, like_count desc, posted_at desc, id desc limit ${limit}`;
  const shown = shownAdverts(db)
    .select(['id', 'verified_like_count', 'like_count', 'posted_at'])
    .compile().sql;
  const liked = (ofDay: string) => `${shown} and posted_day ${ofDay} and like_count > 0`;
  const later = Array.from({ length: days - 1 }, (_, index) => `= ${from + 1 + index}`)
    .concat(`>= ${from + days}`)
    .map((ofDay) => `union all select * from (${liked(ofDay)} ${best}) as best`);

  return sql<string>`(select id from (
    select * from (${sql.raw(liked(`= ${from}`))} and posted_at >= ${since.getTime()} ${sql.raw(best)}) as best
    ${sql.raw(later.join(' '))}
  ) as handful ${sql.raw(best)})`;
}
