import { type RawBuilder, sql } from 'kysely';
import { popularity } from '../../../core/adverts/filter.ts';
import { maxPrice, minPrice } from '../../../core/adverts/limits.ts';
import type { Goods } from '../../../core/entities/advert.ts';
import type { AdvertFilter, AdvertOrder } from '../../../core/entities/advert-filter.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import type { Adverts, ListPlace } from '../../../core/ports/adverts.ts';
import type { CachedQuery } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { toPicture } from './rows.ts';
import { hiddenAdverts, isShown } from './shown-adverts.ts';

interface Listed {
  readonly id: string;
  readonly posted_at: number;
  readonly district: string;
  readonly price: number;
  readonly goods: Goods | null;
  readonly boda: number;
  readonly parcel: number;
  readonly like_count: number;
  readonly verified_like_count: number;
  readonly herbs: readonly string[];
}

/** The value of `herb` in the list of all adverts. */
export const noHerb = '';

/** Adds an advert to the lists of its herbs and to the list of all adverts. */
export async function addToLists(
  db: Database,
  { id, posted_at, district, price, goods, boda, parcel, herbs, ...likes }: Listed,
): Promise<void> {
  const row = {
    posted_at,
    advert_id: id,
    district,
    price,
    goods: goods ?? ('' as const),
    boda,
    parcel,
    popularity: popularity({ likes: likes.like_count, verifiedLikes: likes.verified_like_count }),
  };
  await db
    .insertInto('listed_adverts')
    .values([noHerb, ...herbs].map((herb) => ({ herb, ...row })))
    .execute();
}

export async function replaceInLists(db: Database, advert: Listed): Promise<void> {
  await removeFromLists(db, advert.id);
  await addToLists(db, advert);
}

export async function removeFromLists(db: Database, id: string): Promise<void> {
  await db.deleteFrom('listed_adverts').where('advert_id', '=', id).execute();
}

/** The herbs of these adverts, in one query. */
export async function herbsOfAdverts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listed_adverts')
    .select(['advert_id', 'herb'])
    .where('advert_id', 'in', ids)
    .where('herb', '<>', noHerb)
    .execute();
  const found = new Map<string, string[]>();
  for (const { advert_id, herb } of rows) found.set(advert_id, [...(found.get(advert_id) ?? []), herb]);
  return found;
}

/**
 * The value of `orderKey` for a row `listed`, written as in the indexes; undefined where only time decides: without a
 * district to be near to, "nearest" is "newest" (see `nearestPlaces` for the order with one).
 */
const keys: Readonly<Record<AdvertOrder, RawBuilder<number> | undefined>> = {
  newest: undefined,
  nearest: undefined,
  cheapest: sql`(-listed.price)`,
  dearest: sql`listed.price`,
  liked: sql`listed.popularity`,
};

export interface PlaceRow {
  readonly key: number;
  readonly posted_at: number;
  readonly id: string;
}

export function toPlace({ key, posted_at, id }: PlaceRow): ListPlace {
  return { key, at: new Date(posted_at), id };
}

/** Selects the columns of a `PlaceRow`: the cursor of a row in this order. */
export function placeIn(order: AdvertOrder): RawBuilder<PlaceRow> {
  return sql`${keys[order] ?? sql.lit(0)} as key, listed.posted_at, listed.advert_id as id`;
}

/** The condition for the rows after a cursor in this order; true without one. */
export function follows(order: AdvertOrder, after: ListPlace | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql.lit(true);
  const { at, id } = after;
  const key = keys[order];
  return key === undefined
    ? sql`(listed.posted_at, listed.advert_id) < (${at.getTime()}, ${id})`
    : sql`(${key}, listed.posted_at, listed.advert_id) < (${after.key}, ${at.getTime()}, ${id})`;
}

export function inOrderOf(order: AdvertOrder): RawBuilder<unknown> {
  const place = sql`listed.posted_at desc, listed.advert_id desc`;
  const key = keys[order];
  return key === undefined ? sql`order by ${place}` : sql`order by ${key} desc, ${place}`;
}

/**
 * Whether a row `listed` matches a filter. In an order by price, the price is a range of that order's index. Without a
 * district, the newest of a kind of goods, or else of a way of delivery, have an index of their own. Otherwise a unary
 * plus keeps the database from choosing such an index and sorting what it finds there; every index has the columns for
 * the comparison. PostgreSQL knows for kinds and ways which index costs less. `inDistrict`: the query compares the
 * district itself.
 */
export function suits(
  db: Database,
  { district, minPrice: min, maxPrice: max, goods, delivery }: AdvertFilter,
  order: AdvertOrder,
  { inDistrict = district !== undefined }: { readonly inDistrict?: boolean } = {},
): RawBuilder<unknown> {
  const { hasStatistics } = dialectOf(db);
  const conditions: RawBuilder<unknown>[] = [];
  if (district !== undefined) conditions.push(sql`listed.district = ${district}`);
  const mayChoose = hasStatistics || (order === 'newest' && !inDistrict);
  if (goods !== undefined) {
    conditions.push(sql`${mayChoose ? sql`listed.goods` : sql`+listed.goods`} = ${goods}`);
  }
  if (delivery !== undefined) {
    const way = sql.ref(`listed.${delivery}`);
    conditions.push(sql`${mayChoose && (hasStatistics || goods === undefined) ? way : sql`+${way}`} = 1`);
  }
  if (min !== undefined || max !== undefined) {
    const [low, high] = [min ?? minPrice, max ?? maxPrice];
    if (order === 'cheapest') conditions.push(sql`(-listed.price) between ${-high} and ${-low}`);
    else {
      const price = order === 'dearest' ? sql`listed.price` : sql`+listed.price`;
      conditions.push(sql`${price} between ${low} and ${high}`);
    }
  }
  return conditions.length === 0 ? sql.lit(true) : sql.join(conditions, sql` and `);
}

/** The order in whose index the rows that match a price are one range; without a price, newest first. */
export function narrowestOrder({ minPrice, maxPrice }: AdvertFilter): AdvertOrder {
  return minPrice === undefined && maxPrice === undefined ? 'newest' : 'dearest';
}

/**
 * Selects the rows of a herb's list that match the filter, at most `max`, from an index in which those that match its
 * price are one range.
 */
export function allListed(
  db: Database,
  herb: string,
  filter: AdvertFilter,
  max: number,
): RawBuilder<unknown> {
  const narrowest = narrowestOrder(filter);
  // Of a district's indexes only that by likes has every column; without one, SQLite would read the list of all.
  const order = narrowest === 'newest' && filter.district !== undefined ? 'liked' : narrowest;
  return sql`select listed.posted_at, listed.advert_id, listed.price, listed.popularity, listed.district
    from listed_adverts as listed
    where listed.herb = ${herb} and ${suits(db, filter, order)} and ${isShown(db, 'listed.advert_id')}
    ${inOrderOf(order)} limit ${max}`;
}

export async function countListed(
  db: Database,
  herb: string,
  filter: AdvertFilter,
  max: number,
): Promise<number> {
  const order = narrowestOrder(filter);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from listed_adverts as listed
    where listed.herb = ${herb} and ${suits(db, filter, order)} and ${isShown(db, 'listed.advert_id')}
    ${inOrderOf(order)} limit ${max}) as handful ${genericPlan}`.execute(db);
  return Number(rows[0]?.count);
}

/** Selects the rows `listed` of one herb, newest first. */
export function newestAbout(db: Database, herb: string) {
  return db
    .selectFrom('listed_adverts as listed')
    .where('listed.herb', '=', herb)
    .where(isShown(db, 'listed.advert_id'))
    .orderBy('listed.posted_at', 'desc')
    .orderBy('listed.advert_id', 'desc');
}

/**
 * Ids of the newest adverts about any of these herbs: the newest of each herb from the index, and of those the newest.
 */
export async function idsAboutHerbs(
  db: Database,
  query: CachedQuery,
  { herbs, limit }: Pick<Parameters<Adverts['aboutHerbs']>[0], 'herbs' | 'limit'>,
): Promise<readonly string[]> {
  if (herbs.length === 0) return [];
  const ofEach = () =>
    herbs.map((herb) => {
      const newest = newestAbout(db, herb)
        .select(['listed.advert_id', 'listed.posted_at'])
        .limit(sql.lit(limit));
      return sql`select * from (${newest}) as best`;
    });
  const rows = await query(`${limit} about ${herbs.length} herbs`, herbs, () => {
    const all = sql<{ advert_id: string }>`
      select advert_id from (${sql.join(ofEach(), sql` union all `)}) as handful
      group by advert_id, posted_at order by posted_at desc, advert_id desc limit ${sql.lit(limit)} ${genericPlan}`;
    return { compile: () => all.compile(db) };
  });
  return rows.map(({ advert_id }) => advert_id);
}

export async function countAboutHerbs(
  db: Database,
  herbs: readonly string[],
  max: number,
): Promise<ReadonlyMap<string, number>> {
  if (herbs.length === 0) return new Map();
  const absent = await countAbsentAboutHerbs(db);
  const ofEach = herbs.map((herb) => {
    const newest = db
      .selectFrom('listed_adverts')
      .select('herb')
      .where('herb', '=', herb)
      // Without the order PostgreSQL does not use the index.
      .orderBy('posted_at', 'desc')
      .limit(max + (absent.get(herb) ?? 0));
    return sql`select min(herb) as herb, count(*) as adverts from (${newest}) as counted`;
  });
  const { rows } = await sql<{
    herb: string | null;
    adverts: number;
  }>`${sql.join(ofEach, sql` union all `)}`.execute(db);
  const counts = rows.flatMap(({ herb, adverts }) =>
    herb === null ? [] : [[herb, Math.min(max, Number(adverts) - (absent.get(herb) ?? 0))] as const],
  );
  return new Map(counts.filter(([, count]) => count > 0));
}

/** The cover of each herb's most liked advert: one seek in the index for each herb. */
export async function coversAboutHerbs(
  db: Database,
  query: CachedQuery,
  herbs: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (herbs.length === 0) return new Map();
  const ofEach = () =>
    herbs.map(
      (herb) => sql`select * from (
        select listed.herb, listed.advert_id from listed_adverts as listed
        where listed.herb = ${herb} and ${isShown(db, 'listed.advert_id')}
        ${inOrderOf('liked')} limit 1) as best`,
    );
  const rows = await query(`covers of ${herbs.length} herbs`, herbs, () => {
    const all = sql<Picture & { herb: string }>`
      select first.herb, pictures.key, pictures.width, pictures.height, pictures.placeholder
      from (${sql.join(ofEach(), sql` union all `)}) as first
      cross join adverts cross join pictures
      where adverts.id = first.advert_id and pictures.key = adverts.cover_key ${genericPlan}`;
    return { compile: () => all.compile(db) };
  });
  return new Map(rows.map(({ herb, ...row }) => [herb, toPicture(row)]));
}

/** The number of live adverts of absent accounts, by herb. */
async function countAbsentAboutHerbs(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ herb: string }>`select herb from listed_adverts
    where ${dialectOf(db).isAnyOf('advert_id', hiddenAdverts(db))}`.execute(db);
  const counts = new Map<string, number>();
  for (const { herb } of rows) counts.set(herb, (counts.get(herb) ?? 0) + 1);
  return counts;
}
