import { epochDay } from './epoch-day.ts';
import type { Database } from './schema.ts';

/** Days that are looked at one by one: a month's, whatever its beginning. */
const days = 31;

/**
 * Ids of adverts among which are the `limit` most liked since then, each with a like. The best few of each day
 * lie at the end of that day's part of the index, so the work does not grow with the number of adverts. What
 * was posted later than a month after `since` is the last part: complete, but sorted by the database.
 */
export function selectMostLikedIds(db: Database, since: Date, limit: number) {
  const from = epochDay(since);

  const best = () =>
    db
      .selectFrom('adverts')
      .select('adverts.id')
      .where('adverts.like_count', '>', 0)
      .orderBy('adverts.like_count', 'desc')
      .orderBy('adverts.posted_at', 'desc')
      .orderBy('adverts.id', 'desc')
      .limit(limit);

  let ids = db
    .selectFrom(
      best()
        .where('adverts.posted_day', '=', from)
        .where('adverts.posted_at', '>=', since.getTime())
        .as('best'),
    )
    .select('best.id');
  for (let day = from + 1; day < from + days; day += 1) {
    ids = ids.unionAll(
      db.selectFrom(best().where('adverts.posted_day', '=', day).as('best')).select('best.id'),
    );
  }
  return ids.unionAll(
    db
      .selectFrom(
        best()
          .where('adverts.posted_day', '>=', from + days)
          .as('best'),
      )
      .select('best.id'),
  );
}
