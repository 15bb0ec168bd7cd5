import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { messagePicturePrefix } from '../../../core/entities/picture.ts';
import type { Pictures } from '../../../core/ports/pictures.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import type { Database, Tables } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { addReferences, removeReferences } from '../queries/picture-references.ts';
import { inOrder, toBit, toPicture } from '../queries/rows.ts';
import { hiddenAdverts, presentAdverts, unhiddenAdverts } from '../queries/shown-adverts.ts';

type Which = (hold: ExpressionBuilder<Tables, 'picture_holds'>) => Expression<SqlBool>;

/** Ends holds; returns their number. */
function endHolds(db: Database, which: Which): Promise<number> {
  return atomic(db, async (db) => {
    const ended = await db.deleteFrom('picture_holds').where(which).returning('picture_key').execute();
    await removeReferences(
      db,
      ended.map((hold) => hold.picture_key),
    );
    return ended.length;
  });
}

async function firstWithout(
  db: Database,
  column: 'narrow' | 'reference_count',
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('key')
    // A literal, because with a parameter SQLite would not use the partial index.
    .where(column, '=', sql.lit(0))
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map((row) => row.key);
}

/** Four digits of a hash with their position: one of the words under which a hash is indexed. */
function quarter(band: number) {
  return sql<string>`substr(pictures.hash, ${sql.lit(4 * band + 1)}, 4)`;
}

export function createSqlPictures(db: Database): Pictures {
  const query = createCompiledQueryCache(db);
  return {
    hold: (picture, { accountId, until, bytes = 0, narrow = true, hash }) =>
      atomic(db, async (db) => {
        await db
          .insertInto('pictures')
          .values({
            key: picture.key,
            width: picture.width,
            height: picture.height,
            placeholder: picture.placeholder,
            kilobytes: picture.kilobytes ?? null,
            reference_count: 0,
            bytes,
            narrow: toBit(narrow),
            hash: hash ?? null,
          })
          // Updating to the same value locks the row: a simultaneous `removeOrphan` waits, and then sees the hold.
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({ reference_count: sql.ref('pictures.reference_count') }),
          )
          .execute();
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('picture_holds')
          .values({ account_id: accountId, picture_key: picture.key, held_until: until.getTime() })
          .onConflict((conflict) => conflict.columns(['account_id', 'picture_key']).doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 1n) {
          await addReferences(db, [picture.key]);
          return;
        }
        await db
          .updateTable('picture_holds')
          .set({ held_until: until.getTime() })
          .where('account_id', '=', accountId)
          .where('picture_key', '=', picture.key)
          .where('held_until', '<', until.getTime())
          .execute();
      }),

    async held(accountId, keys, now) {
      if (keys.length === 0) return [];
      const rows = await db
        .selectFrom('picture_holds')
        .innerJoin('pictures', 'pictures.key', 'picture_holds.picture_key')
        .select([
          'pictures.key',
          'pictures.width',
          'pictures.height',
          'pictures.placeholder',
          'pictures.kilobytes',
        ])
        .where('picture_holds.account_id', '=', accountId)
        .where('picture_holds.picture_key', 'in', [...new Set(keys)])
        .where('picture_holds.held_until', '>=', now.getTime())
        .execute();
      return inOrder(keys, new Map(rows.map((row) => [row.key, toPicture(row)])));
    },

    async release(accountId, keys) {
      if (keys.length === 0) return;
      await endHolds(db, (hold) =>
        hold.and([hold('account_id', '=', accountId), hold('picture_key', 'in', [...new Set(keys)])]),
      );
    },

    releaseAll: (accountId) => endHolds(db, (hold) => hold('account_id', '=', accountId)),

    async bytesOf(accountId) {
      const keys = db
        .selectFrom('advert_pictures')
        .innerJoin('adverts', 'adverts.id', 'advert_pictures.advert_id')
        .select('picture_key')
        .where('seller_id', '=', accountId)
        .unionAll(db.selectFrom('picture_holds').select('picture_key').where('account_id', '=', accountId))
        .unionAll(
          db
            .selectFrom('profiles')
            .select((eb) => eb.ref('picture_key').$notNull().as('picture_key'))
            .where('account_id', '=', accountId)
            .where('picture_key', 'is not', null),
        );
      const { bytes } = await db
        .selectFrom('pictures')
        .select((eb) => eb.fn.sum<string | number | null>('bytes').as('bytes'))
        .where('key', 'in', keys)
        .where('key', 'not like', `${messagePicturePrefix}%`)
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },

    lackingNarrow: (limit) => firstWithout(db, 'narrow', limit),

    async addNarrow(key, bytes) {
      await db
        .updateTable('pictures')
        .set((update) => ({ narrow: 1, bytes: update('bytes', '+', bytes) }))
        .where('key', '=', key)
        .where('narrow', '=', sql.lit(0))
        .execute();
    },

    async lackingHash(limit) {
      const lacking = db.selectFrom('pictures').select('key').where('hash', 'is', null);
      const rows = await lacking.orderBy('key').limit(limit).execute();
      return rows.map((row) => row.key);
    },

    async setHash(key, hash) {
      await db.updateTable('pictures').set({ hash }).where('key', '=', key).execute();
    },

    async hashesOf(keys) {
      if (keys.length === 0) return new Map();
      const rows = await db
        .selectFrom('pictures')
        .select((row) => ['key', row.ref('hash').$notNull().as('hash')])
        .where('key', 'in', keys)
        .where('hash', 'is not', null)
        .execute();
      return new Map(rows.map(({ key, hash }) => [key, hash]));
    },

    async withBands(bands) {
      if (bands.length === 0) return [];
      return db
        .selectFrom('pictures')
        .select((row) => ['key', row.ref('hash').$notNull().as('hash')])
        .where((row) => row.or(bands.map((values, band) => row(quarter(band), 'in', values))))
        .execute();
    },

    async shownByOthers({ sellerId, keys }) {
      if (keys.length === 0) return [];
      const rows = await presentAdverts(db)
        .innerJoin('advert_pictures as shown', 'shown.advert_id', 'advert.id')
        .select(['shown.picture_key', 'advert.id', 'advert.posted_at'])
        .where('shown.picture_key', 'in', keys)
        .where('advert.seller_id', '!=', sellerId)
        .execute();
      return rows.map(({ picture_key: key, id: advertId, posted_at }) => {
        return { key, advertId, postedAt: new Date(posted_at) };
      });
    },

    async isShown(key) {
      const found = await query('is shown', ['hidden', key, key], () =>
        unhiddenAdverts(db)
          .innerJoin('advert_pictures as shown', 'shown.advert_id', 'advert.id')
          .select('shown.picture_key')
          .where('shown.picture_key', '=', key)
          .unionAll(
            db
              .selectFrom('profiles')
              .select((eb) => eb.ref('picture_key').$notNull().as('picture_key'))
              .where('picture_key', '=', key)
              .where('account_id', 'not in', absentAccounts()),
          )
          .limit(sql.lit(1)),
      );
      return found.length > 0;
    },

    async hidden() {
      const ids = sql`select id from adverts where state = 'hidden' union all ${hiddenAdverts(db)}`;
      const rows = await db
        .selectFrom('advert_pictures as hidden')
        .select('hidden.picture_key')
        .where(dialectOf(db).isAnyOf('hidden.advert_id', ids))
        .where(({ not, exists, ref }) =>
          not(
            exists(
              unhiddenAdverts(db)
                .innerJoin('advert_pictures as shown', 'shown.advert_id', 'advert.id')
                .select('shown.advert_id')
                .where('shown.picture_key', '=', ref('hidden.picture_key')),
            ),
          ),
        )
        .where(({ not, exists, ref }) =>
          not(
            exists(
              db
                .selectFrom('profiles')
                .select('profiles.account_id')
                .where('profiles.picture_key', '=', ref('hidden.picture_key'))
                .where('profiles.account_id', 'not in', absentAccounts()),
            ),
          ),
        )
        .execute();
      return [...new Set(rows.map((row) => row.picture_key))];
    },

    async isUsedBy(accountId, key) {
      const found = await db
        .selectFrom('picture_holds')
        .select('picture_key')
        .where('picture_key', '=', key)
        .where('account_id', '=', accountId)
        .unionAll(
          db
            .selectFrom('profiles')
            .select((eb) => eb.ref('picture_key').$notNull().as('picture_key'))
            .where('picture_key', '=', key)
            .where('account_id', '=', accountId),
        )
        .unionAll(
          db
            .selectFrom('advert_pictures')
            .innerJoin('adverts', 'adverts.id', 'advert_pictures.advert_id')
            .select('picture_key')
            .where('picture_key', '=', key)
            .where('seller_id', '=', accountId),
        )
        .limit(1)
        .execute();
      return found.length > 0;
    },

    async byKey(key) {
      const row = await db
        .selectFrom('pictures')
        .select(['key', 'width', 'height', 'placeholder', 'kilobytes'])
        .where('key', '=', key)
        .executeTakeFirst();
      return row && toPicture(row);
    },

    removeExpiredHolds: (now) => endHolds(db, (hold) => hold('held_until', '<', now.getTime())),

    orphans: (limit) => firstWithout(db, 'reference_count', limit),

    async removeOrphan(key) {
      const { numDeletedRows } = await db
        .deleteFrom('pictures')
        .where('key', '=', key)
        .where('reference_count', '=', sql.lit(0))
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    lockUnknown: (key) =>
      atomic(db, async (db) => {
        // The inserted row keeps other transactions from inserting one, even after it is deleted here.
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('pictures')
          .values({ key, width: 0, height: 0, placeholder: '', reference_count: 0, bytes: 0, narrow: 1 })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await db.deleteFrom('pictures').where('key', '=', key).execute();
        return true;
      }),
  };
}
