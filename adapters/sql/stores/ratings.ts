import { type Selectable, type SqlBool, sql } from 'kysely';
import type { RatedAs, Rating } from '../../../core/entities/rating.ts';
import type { Ratings } from '../../../core/ports/ratings.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database, RatingsTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { beforeCursor, cursorValues } from '../queries/before-cursor.ts';
import { ownRows } from '../queries/own-rows.ts';
import { fromBit, sellerColumns, toBit, toOptionalDate, toSeller } from '../queries/rows.ts';

type Row = Selectable<RatingsTable>;

const answerOf = ({
  answer: text,
  answered_at: at,
}: Pick<Row, 'answer' | 'answered_at'>): Rating['answer'] =>
  text === null || at === null ? undefined : { text, at: new Date(at) };

/**
 * Whether ratings by this account count: its email is verified, it is at least as old as `joinedBy`, and it is not
 * absent. `account` is the table's alias in the query.
 */
function isCounting(account: string, joinedBy: Date) {
  const column = (name: string) => sql.ref(`${account}.${name}`);
  return sql<SqlBool>`(${column('email_verified')} = 1 and ${column('created_at')} <= ${joinedBy.getTime()}
    and ${column('id')} not in ${absentAccounts()})`;
}

function toRating(row: Row): Rating {
  return {
    id: row.id,
    authorId: row.author_id ?? undefined,
    aboutId: row.about_id,
    advert: { id: row.advert_id, title: row.advert_title },
    ratedAs: row.rated_as,
    recommends: fromBit(row.recommends),
    text: row.text,
    sentAt: new Date(row.sent_at),
    shownAt: toOptionalDate(row.shown_at),
    answer: answerOf(row),
  };
}

/** Locks both profiles until the end of the transaction, always in the same order. Returns how many exist. */
async function lockProfiles(db: Database, ids: readonly string[]): Promise<number> {
  const found = await db
    .selectFrom('profiles')
    .select('account_id')
    .where('account_id', 'in', ids)
    .where('account_id', 'not in', absentAccounts())
    .orderBy('account_id')
    .$if(dialectOf(db).locksRows, (query) => query.forNoKeyUpdate())
    .execute();
  return found.length;
}

export function createSqlRatings(db: Database): Ratings {
  const query = createCompiledQueryCache(db);

  return {
    add: ({ authorId, aboutId, advert, ...rating }) =>
      atomic(db, async (db) => {
        if ((await lockProfiles(db, [authorId, aboutId])) < 2) return 'gone';
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('ratings')
          .values({
            id: rating.id,
            author_id: authorId,
            about_id: aboutId,
            advert_id: advert.id,
            advert_title: advert.title,
            rated_as: rating.ratedAs,
            recommends: toBit(rating.recommends),
            text: rating.text,
            sent_at: rating.sentAt.getTime(),
            shown_at: null,
            answer: null,
            answered_at: null,
          })
          .onConflict((conflict) => conflict.columns(['author_id', 'about_id', 'advert_id']).doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n ? 'added' : 'rated';
      }),

    async byId(id) {
      const row = await db.selectFrom('ratings').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRating(row);
    },

    async find({ authorId, aboutId, advertId }) {
      const row = await db
        .selectFrom('ratings')
        .selectAll()
        .where('author_id', '=', authorId)
        .where('about_id', '=', aboutId)
        .where('advert_id', '=', advertId)
        .executeTakeFirst();
      return row && toRating(row);
    },

    async ratedFor({ authorId, aboutId, advertIds }) {
      if (advertIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('ratings')
        .select('advert_id')
        .where('author_id', '=', authorId)
        .where('about_id', '=', aboutId)
        .where('advert_id', 'in', advertIds)
        .execute();
      return new Set(rows.map((row) => row.advert_id));
    },

    async counts({ aboutId, joinedBy }) {
      const values = [aboutId, joinedBy.getTime()];
      const rows = await query('counts', values, () =>
        db
          .selectFrom(
            db
              .selectFrom('ratings as rating')
              .innerJoin('accounts as author', 'author.id', 'rating.author_id')
              .select(['rating.rated_as', 'rating.recommends'])
              .select(
                sql<number>`row_number() over (partition by rating.author_id, rating.rated_as
                  order by rating.sent_at desc, rating.id desc)`.as('place'),
              )
              .where('rating.about_id', '=', aboutId)
              .where('rating.shown_at', 'is not', null)
              .where(isCounting('author', joinedBy))
              .as('counting'),
          )
          .select([
            'rated_as',
            sql<number>`count(*)`.as('counted'),
            sql<number>`sum(recommends)`.as('recommending'),
          ])
          .where('place', '=', sql.lit(1))
          .groupBy('rated_as')
          .modifyEnd(genericPlan),
      );
      const countsAs = (role: RatedAs) => {
        const row = rows.find(({ rated_as }) => rated_as === role);
        return { counted: Number(row?.counted ?? 0), recommending: Number(row?.recommending ?? 0) };
      };
      return { seller: countsAs('seller'), buyer: countsAs('buyer') };
    },

    show: (id, at) =>
      atomic(db, async (db) => {
        const found = await db
          .selectFrom('ratings')
          .select('about_id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (found === undefined) return undefined;
        // The profile first, as when a rating is added: transactions that lock in the same order cannot deadlock.
        await lockProfiles(db, [found.about_id]);
        const row = await db
          .updateTable('ratings')
          .set({ shown_at: at.getTime() })
          .where('id', '=', id)
          .where('shown_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await db
          .updateTable('profiles')
          .set((update) => ({ rating_count: update('rating_count', '+', 1) }))
          .where('account_id', '=', row.about_id)
          .execute();
        return toRating(row);
      }),

    async answer(id, { text, at }) {
      const { numUpdatedRows } = await db
        .updateTable('ratings')
        .set({ answer: text, answered_at: at.getTime() })
        .where('id', '=', id)
        .where('shown_at', 'is not', null)
        .where('answer', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async page({ aboutId, joinedBy, after, limit }) {
      const values = [joinedBy.getTime(), aboutId, ...cursorValues(after)];
      const rows = await query(`page ${after === undefined} ${limit}`, values, () =>
        db
          .selectFrom('ratings as rating')
          .leftJoin('profiles as seller', (join) =>
            join
              .onRef('seller.account_id', '=', 'rating.author_id')
              .on('seller.account_id', 'not in', absentAccounts()),
          )
          .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
          .leftJoin('accounts as counting', (join) =>
            join.onRef('counting.id', '=', 'rating.author_id').on(isCounting('counting', joinedBy)),
          )
          .select('counting.id as counting_id')
          .select(({ exists, selectFrom }) =>
            exists(
              selectFrom('ratings as later')
                .select('later.id')
                .whereRef('later.author_id', '=', 'rating.author_id')
                .whereRef('later.about_id', '=', 'rating.about_id')
                .whereRef('later.rated_as', '=', 'rating.rated_as')
                .where('later.shown_at', 'is not', null)
                .where(({ and, eb, or, ref }) =>
                  or([
                    eb('later.sent_at', '>', ref('rating.sent_at')),
                    and([
                      eb('later.sent_at', '=', ref('rating.sent_at')),
                      eb('later.id', '>', ref('rating.id')),
                    ]),
                  ]),
                ),
            ).as('newer'),
          )
          .select([
            'rating.id',
            'rating.author_id',
            'rating.advert_id',
            'rating.advert_title',
            'rating.rated_as',
            'rating.recommends',
            'rating.text',
          ])
          .select(['rating.shown_at', 'rating.answer', 'rating.answered_at', ...sellerColumns])
          .select(({ exists, selectFrom }) =>
            exists(
              selectFrom('ratings as back')
                .select('back.id')
                .whereRef('back.author_id', '=', 'rating.about_id')
                .whereRef('back.about_id', '=', 'rating.author_id')
                .whereRef('back.advert_id', '=', 'rating.advert_id'),
            ).as('returned'),
          )
          .where('rating.about_id', '=', aboutId)
          .where('rating.shown_at', 'is not', null)
          .where(beforeCursor('rating.shown_at', 'rating.id', after))
          .orderBy('rating.shown_at', 'desc')
          .orderBy('rating.id', 'desc')
          .limit(sql.lit(limit))
          .modifyEnd(genericPlan),
      );
      return rows.map((row) => ({
        id: row.id,
        authorId: row.author_id ?? undefined,
        advert: { id: row.advert_id, title: row.advert_title },
        ratedAs: row.rated_as,
        recommends: fromBit(row.recommends),
        text: row.text,
        shownAt: new Date(row.shown_at ?? 0),
        answer: answerOf(row),
        author: toSeller(row),
        returned: Boolean(row.returned),
        counts: row.counting_id === null ? 'no' : row.newer ? 'newer' : 'yes',
      }));
    },

    async ofAuthor(own) {
      const rows = await ownRows(db, 'ratings', { owner: 'author_id', key: 'id' }, own);
      return rows.map(toRating);
    },
  };
}
