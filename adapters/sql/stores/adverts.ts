import { type Selectable, sql } from 'kysely';
import { isNarrowed } from '../../../core/adverts/filter.ts';
import type { Advert, AdvertSummary } from '../../../core/entities/advert.ts';
import type { AdvertState } from '../../../core/entities/advert-state.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import type { AdvertCursor, Adverts } from '../../../core/ports/adverts.ts';
import {
  approvalColumns,
  toAdvertColumns,
  toAdvertFields,
  toApproval,
  toFormerPrice,
  toFormerPriceColumns,
} from '../connection/advert-columns.ts';
import { atomic } from '../connection/atomic.ts';
import { type CachedQuery, createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { AdvertsTable, Database } from '../connection/schema.ts';
import { beforeCursor, cursorValues } from '../queries/before-cursor.ts';
import { epochDay } from '../queries/epoch-day.ts';
import { listPlaces } from '../queries/list-places.ts';
import {
  addToLists,
  countAboutHerbs,
  coversAboutHerbs,
  idsAboutHerbs,
  newestAbout,
  removeFromLists,
  replaceInLists,
} from '../queries/listed-adverts.ts';
import { lockAdvert } from '../queries/lock-advert.ts';
import { ownRows } from '../queries/own-rows.ts';
import { addReferences, removeReferences } from '../queries/picture-references.ts';
import { fromBit, inOrder, toBit, toOptionalDate, toPicture } from '../queries/rows.ts';
import { presentAdverts, shownAdverts, unhiddenAdverts } from '../queries/shown-adverts.ts';
import { removeAdvertWords, type WrittenAdvert, writeAdvertWords } from '../words/search-words.ts';
import { selectCards, selectPresentCards, toCards } from './advert-cards.ts';
import { mostLikedIds } from './most-liked.ts';

function toPictureColumns({ pictureKeys }: { readonly pictureKeys: readonly string[] }) {
  const [cover = ''] = pictureKeys;
  return { cover_key: cover, picture_count: pictureKeys.length };
}

async function addPictures(db: Database, advertId: string, keys: readonly string[]): Promise<void> {
  await db
    .insertInto('advert_pictures')
    .values(keys.map((key, position) => ({ advert_id: advertId, position, picture_key: key })))
    .execute();
  await addReferences(db, keys);
}

async function removePictures(db: Database, advertId: string): Promise<void> {
  const removed = await db
    .deleteFrom('advert_pictures')
    .where('advert_id', '=', advertId)
    .returning('picture_key')
    .execute();
  await removeReferences(
    db,
    removed.map((row) => row.picture_key),
  );
}

/** The pictures of these adverts, in order, in one query. */
async function picturesOf(
  db: Database,
  query: CachedQuery,
  advertIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Picture[]>> {
  if (advertIds.length === 0) return new Map();
  const rows = await query(`pictures of ${advertIds.length}`, advertIds, () =>
    db
      .selectFrom('advert_pictures')
      .innerJoin('pictures', 'pictures.key', 'advert_pictures.picture_key')
      .select([
        'advert_pictures.advert_id',
        'pictures.key',
        'pictures.width',
        'pictures.height',
        'pictures.placeholder',
        'pictures.kilobytes',
      ])
      .where('advert_pictures.advert_id', 'in', advertIds)
      .orderBy('advert_pictures.advert_id')
      .orderBy('advert_pictures.position')
      .modifyEnd(genericPlan),
  );
  const found = new Map<string, Picture[]>();
  for (const row of rows) {
    const pictures = found.get(row.advert_id) ?? [];
    found.set(row.advert_id, [...pictures, toPicture(row)]);
  }
  return found;
}

function toAdvert(row: Selectable<AdvertsTable>, pictures: ReadonlyMap<string, readonly Picture[]>): Advert {
  return {
    id: row.id,
    sellerId: row.seller_id,
    ...toAdvertFields(row),
    pictures: pictures.get(row.id) ?? [],
    formerPrice: toFormerPrice(row),
    state: row.state,
    endsAt: new Date(row.ends_at),
    postedAt: new Date(row.posted_at),
    updatedAt: new Date(row.updated_at),
  };
}

interface PageQuery {
  readonly after: AdvertCursor | undefined;
  readonly limit: number;
}

/** Writes a live advert to the lists and the words of search. */
async function enlist(
  db: Database,
  advert: Parameters<typeof replaceInLists>[1] & WrittenAdvert,
): Promise<void> {
  await replaceInLists(db, advert);
  await writeAdvertWords(db, advert);
}

async function countAtSeller(db: Database, sellerId: string, change: number): Promise<void> {
  await db
    .updateTable('profiles')
    .set((update) => ({ advert_count: update('advert_count', '+', change) }))
    .where('account_id', '=', sellerId)
    .execute();
}

export function createSqlAdverts(db: Database): Adverts {
  const query = createCompiledQueryCache(db);
  const page = (cards: ReturnType<typeof selectCards>, { after, limit }: PageQuery) =>
    cards
      .where(beforeCursor('advert.posted_at', 'advert.id', after))
      .orderBy('advert.posted_at', 'desc')
      .orderBy('advert.id', 'desc')
      .limit(sql.lit(limit));

  const shown = () => shownAdverts(db).select('advert.id');

  const cardsById = async (
    viewerId: string | undefined,
    ids: readonly string[],
    states: 'live' | 'any' = 'live',
  ) => {
    if (ids.length === 0) return new Map<string, AdvertSummary>();
    const distinct = [...new Set(ids)];
    const rows = await query(`cards of ${distinct.length} ${states}`, distinct, () =>
      (states === 'live' ? selectCards : selectPresentCards)(db)
        .where('advert.id', 'in', distinct)
        .modifyEnd(genericPlan),
    );
    const cards = await toCards(db, query, viewerId, rows);
    return new Map(cards.map((card) => [card.id, card]));
  };

  const savedPage: Adverts['savedPage'] = async ({ viewerId, after, limit }) => {
    const saves = await db
      .selectFrom('saves')
      .select(['advert_id', 'saved_at'])
      .where('account_id', '=', viewerId)
      .where(({ exists, ref }) =>
        exists(unhiddenAdverts(db).select('advert.id').where('advert.id', '=', ref('saves.advert_id'))),
      )
      .where(beforeCursor('saved_at', 'advert_id', after))
      .orderBy('saved_at', 'desc')
      .orderBy('advert_id', 'desc')
      .limit(limit)
      .execute();
    const ids = saves.map((save) => save.advert_id);
    const cards = await cardsById(viewerId, ids, 'any');
    const saved = saves.flatMap((save) => {
      const card = cards.get(save.advert_id);
      return card === undefined ? [] : [{ card, savedAt: new Date(save.saved_at) }];
    });
    const last = saves.at(-1);
    if (last === undefined || saved.length === limit || saves.length < limit) return saved;
    // Adverts may have been removed since their saves were read.
    const place = { at: new Date(last.saved_at), id: last.advert_id };
    return [...saved, ...(await savedPage({ viewerId, after: place, limit: limit - saved.length }))];
  };

  return {
    add: (advert) =>
      atomic(db, async (db) => {
        const row = {
          id: advert.id,
          seller_id: advert.sellerId,
          state: 'live' as const,
          ends_at: advert.endsAt.getTime(),
          end_announced: 0,
          ...toAdvertColumns(advert),
          ...toPictureColumns(advert),
          like_count: 0,
          verified_like_count: 0,
          comment_count: 0,
          posted_at: advert.postedAt.getTime(),
          posted_day: epochDay(advert.postedAt),
          updated_at: advert.postedAt.getTime(),
        };
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('adverts')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return 'id-taken';

        await addPictures(db, advert.id, advert.pictureKeys);
        await addToLists(db, { ...row, herbs: advert.herbs });
        await writeAdvertWords(db, { ...row, herbs: advert.herbs });
        await countAtSeller(db, advert.sellerId, 1);
        return 'added';
      }),

    async byId(id) {
      const row = await presentAdverts(db).selectAll('advert').where('advert.id', '=', id).executeTakeFirst();
      return row && toAdvert(row, await picturesOf(db, query, [id]));
    },

    update: (id, changes) =>
      atomic(db, async (db) => {
        const before = await lockAdvert(db, id);
        if (before === undefined) return false;
        await db
          .updateTable('adverts')
          .set({
            ...toAdvertColumns(changes),
            ...toFormerPriceColumns(changes.formerPrice),
            ...toPictureColumns(changes),
            updated_at: changes.updatedAt.getTime(),
          })
          .where('id', '=', id)
          .execute();

        await removePictures(db, id);
        await addPictures(db, id, changes.pictureKeys);
        if (before.state === 'live')
          await enlist(db, { ...before, ...toAdvertColumns(changes), herbs: changes.herbs });
        return true;
      }),

    move: (id, { from, to, about, endsAt, endedBy }) =>
      atomic(db, async (db) => {
        const before = await lockAdvert(db, id);
        if (before === undefined || !from.includes(before.state)) return false;
        if (before.title !== about.title || before.description !== about.description) return false;
        if (endedBy !== undefined && before.ends_at > endedBy.getTime()) return false;
        const time = endsAt === undefined ? {} : { ends_at: endsAt.getTime(), end_announced: 0 };
        await db
          .updateTable('adverts')
          .set({ state: to, ...time })
          .where('id', '=', id)
          .execute();
        if (to === 'live') {
          await enlist(db, { ...before, herbs: about.herbs });
        } else {
          await removeFromLists(db, id);
          await removeAdvertWords(db, id);
        }
        const change = Number(to === 'live') - Number(before.state === 'live');
        if (change !== 0) await countAtSeller(db, before.seller_id, change);
        return true;
      }),

    async ending({ until, announced, sellerId, limit }) {
      const rows = await shownAdverts(db)
        .select(['id', 'seller_id', 'title', 'description', 'ends_at'])
        .where('ends_at', '<=', until.getTime())
        // The unary plus keeps the database from searching one seller's adverts in the index of all that end.
        .where(sellerId === undefined ? 'end_announced' : sql<number>`+end_announced`, '=', toBit(announced))
        .$if(sellerId === undefined, (query) => query.orderBy('ends_at'))
        .$if(sellerId !== undefined, (query) =>
          query
            .where('seller_id', '=', sellerId ?? '')
            .orderBy('posted_at')
            .orderBy('id'),
        )
        .limit(limit)
        .execute();
      return rows.map(({ seller_id, ends_at, ...row }) => ({
        ...row,
        sellerId: seller_id,
        endsAt: new Date(ends_at),
      }));
    },

    async announceEnd({ id, endsAt: read }, endsAt) {
      const { numUpdatedRows } = await db
        .updateTable('adverts')
        .set({ ends_at: endsAt.getTime(), end_announced: 1 })
        .where('id', '=', id)
        .where('state', '=', 'live')
        .where('end_announced', '=', 0)
        .where('ends_at', '=', read.getTime())
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    remove: (id) =>
      atomic(db, async (db) => {
        const advert = await lockAdvert(db, id, { ofDeletedAccounts: true });
        if (advert === undefined) return false;
        await removePictures(db, id);
        await removeAdvertWords(db, id);
        await db.deleteFrom('adverts').where('id', '=', id).execute();
        await db
          .updateTable('profiles')
          .set((update) => ({
            advert_count: update('advert_count', '-', Number(advert.state === 'live')),
            likes_received: update('likes_received', '-', advert.like_count),
          }))
          .where('account_id', '=', advert.seller_id)
          .execute();
        return true;
      }),

    setHerbs: (id, { title, description, herbs }) =>
      atomic(db, async (db) => {
        const advert = await lockAdvert(db, id);
        if (advert?.title !== title || advert.description !== description) return;
        if (advert.state === 'live') await enlist(db, { ...advert, herbs });
      }),

    async promote(id, paidAt) {
      if (paidAt === undefined) {
        await db.deleteFrom('promotions').where('advert_id', '=', id).execute();
        return;
      }
      const row = { paid_at: paidAt.getTime() };
      await atomic(db, async (db) => {
        if ((await lockAdvert(db, id)) === undefined) return;
        await db
          .insertInto('promotions')
          .values({ advert_id: id, ...row })
          .onConflict((conflict) => conflict.column('advert_id').doUpdateSet(row))
          .execute();
      });
    },

    async promoted({ viewerId, since, limit }) {
      const rows = await query('promoted', [since.getTime(), limit], () =>
        db
          .selectFrom('promotions')
          .select('advert_id')
          .where('paid_at', '>=', since.getTime())
          .where(({ exists, ref }) => exists(shown().where('advert.id', '=', ref('promotions.advert_id'))))
          .orderBy('paid_at', 'desc')
          .orderBy('advert_id', 'desc')
          .limit(limit),
      );
      const ids = rows.map((row) => row.advert_id);
      return inOrder(ids, await cardsById(viewerId, ids));
    },

    async promotedAmong({ ids, since }) {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('promotions')
        .select('advert_id')
        .where('advert_id', 'in', ids)
        .where('paid_at', '>=', since.getTime())
        .execute();
      return new Set(rows.map((row) => row.advert_id));
    },

    async list({ viewerId, ...list }) {
      const { herb, choice, after, limit, max } = list;
      if (herb !== undefined || choice.order !== 'newest' || isNarrowed(choice) || max > 0) {
        const { places, count } = await listPlaces(db, list);
        const cards = await cardsById(
          viewerId,
          places.map(({ id }) => id),
        );
        return { cards: places.flatMap(({ id }) => cards.get(id) ?? []), places, count };
      }
      // The first page, which is requested most, with its cards in one query.
      const first = after === undefined;
      const rows = await query(`feed ${first} ${limit}`, cursorValues(after), () =>
        page(selectCards(db), { after, limit }).modifyEnd(genericPlan),
      );
      const cards = await toCards(db, query, viewerId, rows);
      return { cards, places: cards.map(({ id, postedAt }) => ({ key: 0, at: postedAt, id })), count: 0 };
    },

    async sellerPage({ viewerId, sellerId, goods, after, limit }) {
      const first = after === undefined;
      const values = [...cursorValues(after), sellerId, ...(goods === undefined ? [] : [goods])];
      const rows = await query(`seller ${first} ${goods !== undefined} ${limit}`, values, () =>
        page(selectCards(db), { after, limit })
          .where('advert.seller_id', '=', sellerId)
          .$if(goods !== undefined, (own) => own.where('advert.goods', '=', goods ?? null))
          .modifyEnd(genericPlan),
      );
      return toCards(db, query, viewerId, rows);
    },

    async goodsOfSeller(sellerId, max) {
      const newest = shownAdverts(db)
        .select('advert.goods')
        .where('advert.seller_id', '=', sellerId)
        .orderBy('advert.posted_at', 'desc')
        .orderBy('advert.id', 'desc')
        .limit(max);
      const rows = await db
        .selectFrom(newest.as('listed'))
        .select(({ fn }) => ['listed.goods', fn.countAll<number>().as('count')])
        .groupBy('listed.goods')
        .execute();
      return new Map(rows.flatMap(({ goods, count }) => (goods === null ? [] : [[goods, Number(count)]])));
    },

    async ownPage({ sellerId, state, after, limit }) {
      const rows = await page(selectPresentCards(db), { after, limit })
        .where('advert.seller_id', '=', sellerId)
        .$if(state !== undefined, (query) => query.where('advert.state', '=', state as AdvertState))
        .execute();
      return toCards(db, query, sellerId, rows);
    },

    savedPage,

    async mostLiked({ viewerId, since, limit }) {
      const rows = await query(`most liked ${limit} since ${epochDay(since)}`, [since.getTime()], () =>
        selectCards(db)
          .where('advert.id', 'in', mostLikedIds(db, since, limit))
          .orderBy('advert.verified_like_count', 'desc')
          .orderBy('advert.like_count', 'desc')
          .orderBy('advert.posted_at', 'desc')
          .orderBy('advert.id', 'desc'),
      );
      return toCards(db, query, viewerId, rows);
    },

    async aboutHerbs({ viewerId, ...about }) {
      const ids = await idsAboutHerbs(db, query, about);
      return inOrder(ids, await cardsById(viewerId, ids));
    },

    countAboutHerbs: (herbs, max) => countAboutHerbs(db, herbs, max),

    coversAboutHerbs: (herbs) => coversAboutHerbs(db, query, herbs),

    async pricesAbout({ herb, since, limit }) {
      const rows = await newestAbout(db, herb)
        // A cross join, because SQLite never reorders it: it begins with the herb's newest.
        .crossJoin('adverts')
        .whereRef('adverts.id', '=', 'listed.advert_id')
        .select(['listed.price', 'listed.posted_at', 'adverts.quantity', 'adverts.unit', 'adverts.goods'])
        .where('listed.posted_at', '>=', since.getTime())
        .limit(limit)
        .execute();
      return rows.map(({ price, quantity, unit, goods, posted_at }) => ({
        price,
        quantity: quantity ?? undefined,
        unit: unit ?? undefined,
        goods: goods ?? undefined,
        postedAt: new Date(posted_at),
      }));
    },

    async cards({ viewerId, ids }) {
      return inOrder(ids, await cardsById(viewerId, ids));
    },

    async titles(ids) {
      if (ids.length === 0) return new Map();
      const rows = await unhiddenAdverts(db).select(['id', 'title']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    async titlesOfAny(ids) {
      if (ids.length === 0) return new Map();
      const rows = await presentAdverts(db).select(['id', 'title']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    async detail(viewerId, id) {
      const [row] = await query('detail', [id], () =>
        selectPresentCards(db)
          .select([
            'advert.description',
            'advert.updated_at',
            ...approvalColumns.map((column) => `advert.${column}` as const),
            'seller.created_at as seller_created_at',
            'seller.advert_count as seller_advert_count',
            'seller.rating_count as seller_rating_count',
            'seller.answers as seller_answers',
            'seller.call_me as seller_call_me',
            'seller.whatsapp_me as seller_whatsapp_me',
          ])
          .where('advert.id', '=', id)
          .modifyEnd(genericPlan),
      );
      if (row === undefined) return undefined;
      const [card] = await toCards(db, query, viewerId, [row]);
      if (card === undefined) return undefined;
      return {
        ...card,
        description: row.description,
        approval: toApproval(row),
        pictures: (await picturesOf(db, query, [id])).get(id) ?? [],
        updatedAt: new Date(row.updated_at),
        sellerJoinedAt: toOptionalDate(row.seller_created_at),
        sellerAdvertCount: row.seller_advert_count ?? 0,
        sellerRatingCount: row.seller_rating_count ?? 0,
        sellerAnswers: row.seller_answers ?? undefined,
        sellerCallMe: fromBit(row.seller_call_me ?? 0),
        sellerWhatsappMe: fromBit(row.seller_whatsapp_me ?? 0),
      };
    },

    async ofSeller(own) {
      const rows = await ownRows(db, 'adverts', { owner: 'seller_id', key: 'id' }, own);
      const pictures = await picturesOf(
        db,
        query,
        rows.map((row) => row.id),
      );
      return rows.map((row) => toAdvert(row, pictures));
    },

    async newestIds(limit) {
      const rows = await shownAdverts(db)
        .select(['advert.id', 'advert.updated_at'])
        .orderBy('advert.posted_at', 'desc')
        .orderBy('advert.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, updatedAt: new Date(row.updated_at) }));
    },
  };
}
