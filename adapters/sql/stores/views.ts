import { sql } from 'kysely';
import type { MarkedView, Views } from '../../../core/ports/views.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { countDeleted } from '../queries/count-deleted.ts';

/** Stores the marks, and returns the views whose mark was new. */
async function addMarks(
  db: Database,
  day: number,
  views: readonly MarkedView[],
): Promise<readonly MarkedView[]> {
  if (views.length === 0) return [];
  const rows = await db
    .insertInto('view_marks')
    .values(views.map(({ mark }) => ({ day, mark })))
    .onConflict((conflict) => conflict.columns(['day', 'mark']).doNothing())
    .returning('mark')
    .execute();
  const added = new Set(rows.map(({ mark }) => mark));
  return views.filter(({ mark }) => added.delete(mark));
}

/** Groups adverts by their number of views, so that each group is one update. */
function bySum(views: readonly MarkedView[]): ReadonlyMap<number, readonly string[]> {
  const sums = new Map<string, number>();
  for (const { advertId } of views) sums.set(advertId, (sums.get(advertId) ?? 0) + 1);
  const adverts = new Map<number, string[]>();
  for (const [id, sum] of sums) {
    const ids = adverts.get(sum) ?? [];
    adverts.set(sum, ids);
    ids.push(id);
  }
  return adverts;
}

export function createSqlViews(db: Database): Views {
  return {
    keyOf: (day, fresh) =>
      atomic(db, async (db) => {
        await db
          .insertInto('view_keys')
          .values({ day, key: fresh })
          .onConflict((conflict) => conflict.column('day').doNothing())
          .execute();
        const { key } = await db
          .selectFrom('view_keys')
          .select('key')
          .where('day', '=', day)
          .$if(dialectOf(db).locksRows, (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        return key;
      }),

    add: (day, views) =>
      atomic(db, async (db) => {
        for (const [sum, ids] of bySum(await addMarks(db, day, views))) {
          await db
            .insertInto('advert_views')
            .columns(['advert_id', 'views'])
            .expression((from) =>
              from
                .selectFrom('adverts')
                .select(['id', sql.lit(sum).as('views')])
                .where('id', 'in', ids),
            )
            .onConflict((conflict) =>
              conflict
                .column('advert_id')
                .doUpdateSet((update) => ({ views: update('advert_views.views', '+', sum) })),
            )
            .execute();
        }
      }),

    forgetBefore: (day, limit) =>
      atomic(db, async (db) => {
        await db.deleteFrom('view_keys').where('day', '<', day).execute();
        return countDeleted(
          db.deleteFrom('view_marks').where(({ refTuple, selectFrom }) => {
            const old = selectFrom('view_marks as old').select(['old.day', 'old.mark']);
            const some = old.where('old.day', '<', day).limit(limit);
            return sql<boolean>`${refTuple('view_marks.day', 'view_marks.mark')} in ${some}`;
          }),
        );
      }),

    async performanceOf(advertIds) {
      if (advertIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('adverts as advert')
        .leftJoin('advert_views as sum', 'sum.advert_id', 'advert.id')
        .select(({ selectFrom, fn }) => [
          'advert.id',
          'sum.views',
          selectFrom('saves')
            .select(fn.countAll<number>().as('count'))
            .whereRef('saves.advert_id', '=', 'advert.id')
            .as('saves'),
          selectFrom((from) =>
            from
              .selectFrom('messages')
              .select(['low_id', 'high_id'])
              .distinct()
              .whereRef('messages.advert_id', '=', 'advert.id')
              .as('pair'),
          )
            .select(fn.countAll<number>().as('count'))
            .as('chats'),
        ])
        .where('advert.id', 'in', [...new Set(advertIds)])
        .execute();
      const found = new Map(rows.map((row) => [row.id, row]));
      return new Map(
        advertIds.map((id) => {
          const { views, saves, chats } = found.get(id) ?? {};
          return [id, { views: views ?? 0, saves: saves ?? 0, chats: chats ?? 0 }];
        }),
      );
    },
  };
}
