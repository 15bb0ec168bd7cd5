import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/schema.ts';
import { epochDay } from '../queries/epoch-day.ts';
import { shownAdverts } from '../queries/shown-adverts.ts';

/** The days of which each has a subquery of its own: at least a month. */
const days = 31;

/**
 * Ids of the `limit` most liked adverts since then, by `popularity`. The best of each day are at the end of that day's
 * range of the index, so the work does not grow with the number of adverts. Adverts posted after those days are the
 * last subquery, for completeness; the database sorts them.
 *
 * It is SQL text, because building 32 subqueries with Kysely costs more than executing them.
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
