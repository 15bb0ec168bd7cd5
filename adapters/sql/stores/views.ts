import { type RawBuilder, sql } from 'kysely';
import type { MarkedView, Views } from '../../../core/ports/views.ts';
import { kampalaMoment } from '../../../core/shared/time/kampala.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { toPicture } from '../queries/rows.ts';
import { presentAdverts } from '../queries/shown-adverts.ts';

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

const counted = (rows: RawBuilder<unknown>) => sql<number>`(select count(*) from ${rows})`;

const conversations = (which: RawBuilder<unknown>) =>
  counted(
    sql`(select distinct low_id, high_id from messages where messages.advert_id = advert.id ${which}) as few`,
  );

const offers = (which: RawBuilder<unknown>) =>
  counted(sql`messages where messages.advert_id = advert.id and kind = 'offer' ${which}`);

/** The views of each day as text, such as "20103 4,20104 1", because one query reads many adverts. */
const countedDays = (since: number) =>
  sql<string | null>`(select string_agg(cast(day as text) || ' ' || cast(daily_views.views as text), ',')
    from daily_views where daily_views.advert_id = advert.id and day >= ${since})`;

function toDays(text: string | null): ReadonlyMap<number, number> {
  const days = text?.split(',') ?? [];
  return new Map(
    days.map((each) => {
      const [day, views] = each.split(' ');
      return [Number(day), Number(views)];
    }),
  );
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
          await db
            .insertInto('daily_views')
            .columns(['advert_id', 'day', 'views'])
            .expression((from) =>
              from
                .selectFrom('adverts')
                .select(['id', sql.lit(day).as('day'), sql.lit(sum).as('views')])
                .where('id', 'in', ids),
            )
            .onConflict((conflict) =>
              conflict
                .columns(['advert_id', 'day'])
                .doUpdateSet((update) => ({ views: update('daily_views.views', '+', sum) })),
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

    removeDaysBefore: (day, limit) =>
      countDeleted(
        db.deleteFrom('daily_views').where(({ refTuple, selectFrom }) => {
          const old = selectFrom('daily_views as old').select(['old.advert_id', 'old.day']);
          const some = old.where('old.day', '<', day).limit(limit);
          return sql<boolean>`${refTuple('daily_views.advert_id', 'daily_views.day')} in ${some}`;
        }),
      ),

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

    async ofSeller({ sellerId, since, limit }) {
      const from = kampalaMoment(since, 0).getTime();
      const rows = await presentAdverts(db)
        .crossJoin('pictures as cover')
        .leftJoin('advert_views as sum', 'sum.advert_id', 'advert.id')
        .whereRef('cover.key', '=', 'advert.cover_key')
        .where('advert.seller_id', '=', sellerId)
        .select([
          'advert.id',
          'advert.title',
          'advert.state',
          'advert.ends_at',
          'advert.posted_at',
          'advert.price',
          'advert.quantity',
          'advert.unit',
          'cover.key',
          'cover.width',
          'cover.height',
          'cover.placeholder',
          'sum.views',
          countedDays(since).as('days'),
          counted(sql`saves where saves.advert_id = advert.id`).as('saves'),
          counted(sql`saves where saves.advert_id = advert.id and saved_at >= ${from}`).as('recent_saves'),
          conversations(sql``).as('chats'),
          conversations(sql`and sent_at >= ${from}`).as('recent_chats'),
          offers(sql``).as('offers'),
          offers(sql`and sent_at >= ${from}`).as('recent_offers'),
        ])
        .orderBy('advert.posted_at', 'desc')
        .orderBy('advert.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        state: row.state,
        endsAt: new Date(row.ends_at),
        postedAt: new Date(row.posted_at),
        price: row.price,
        quantity: row.quantity ?? undefined,
        unit: row.unit ?? undefined,
        cover: toPicture(row),
        views: row.views ?? 0,
        saves: row.saves,
        chats: row.chats,
        offers: row.offers,
        daily: toDays(row.days),
        recent: { saves: row.recent_saves, chats: row.recent_chats, offers: row.recent_offers },
      }));
    },
  };
}
