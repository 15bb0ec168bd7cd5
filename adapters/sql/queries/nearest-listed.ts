import { type RawBuilder, sql } from 'kysely';
import type { AdvertChoice } from '../../../core/entities/advert-filter.ts';
import { ranksByDistance } from '../../../core/locations/districts-by-distance.ts';
import type { ListPlace } from '../../../core/ports/adverts.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database } from '../connection/schema.ts';
import type { PageAfter, PageCursor } from '../dialects/dialect.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { allListed, inOrderOf, type PlaceRow, suits, toPlace } from './listed-adverts.ts';
import { isShown } from './shown-adverts.ts';

/** Each query reads this many times as many districts as the one before. */
const growth = 3;

interface Walk {
  readonly herb: string;
  readonly choice: AdvertChoice;
  readonly near: string;
  readonly after: ListPlace | undefined;
  readonly limit: number;
  /** A further condition on a row `listed`. */
  readonly also?: RawBuilder<unknown>;
}

/**
 * One page in the order "nearest": the newest of each district from its own index, nearest district first. The first
 * query reads one district, because a large one alone fills the page. Six queries reach all districts.
 */
export async function nearestPlaces(db: Database, walk: Walk): Promise<readonly ListPlace[]> {
  const { limit } = walk;
  const unread = districtsOf(walk);
  const found: ListPlace[] = [];
  for (let begin = 0, size = 1; begin < unread.length && found.length < limit; size *= growth) {
    const { rows } = await newestOfEach(db, unread.slice(begin, begin + size), walk).execute(db);
    found.push(...rows.map(toPlace));
    begin += size;
  }
  return found.slice(0, limit);
}

/** The districts in which adverts after the cursor may be, nearest first. */
function districtsOf({ choice, near, after }: Walk): readonly PageCursor[] {
  const all = [...ranksByDistance(near)].map(([district, rank]) => ({ district, key: 0 - rank }));
  return all
    .filter(({ district, key }) => (choice.district ?? district) === district && key <= (after?.key ?? 0))
    .map((one) =>
      after?.key === one.key
        ? { ...one, at: after.at.getTime(), id: after.id }
        : { ...one, at: Number.MAX_SAFE_INTEGER, id: '' },
    );
}

function newestOfEach(
  db: Database,
  districts: readonly PageCursor[],
  { herb, choice, limit, also = sql.lit(true) }: Walk,
): RawBuilder<PlaceRow> {
  const newest: PageAfter = ({ district, at, id }) =>
    sql`select listed.posted_at, listed.advert_id as id from listed_adverts as listed
      where listed.herb = ${herb} and listed.district = ${district}
      and ${suits(db, { ...choice, district: undefined }, 'newest', { inDistrict: true })} and (listed.posted_at, listed.advert_id) < (${at}, ${id})
      and ${isShown(db, 'listed.advert_id')} and ${also} ${inOrderOf('newest')} limit ${sql.lit(limit)}`;
  return sql`select key, posted_at, id from (${dialectOf(db).pagesAfter(districts, newest)}) as handful
    order by key desc, posted_at desc, id desc limit ${sql.lit(limit)} ${genericPlan}`;
}

/** The same page of a list of fewer than `max` adverts, which are all read and sorted. */
export async function nearestOfFew(
  db: Database,
  { herb, choice, near, after, limit }: Walk,
  max: number,
): Promise<readonly ListPlace[]> {
  const key = nearestKey(db, near, sql`listed.district`);
  const { rows } = await sql<PlaceRow>`select ${key} as key, listed.posted_at, listed.advert_id as id
    from (${allListed(db, herb, choice, max)}) as listed
    where ${after === undefined ? sql.lit(true) : sql`(${key}, listed.posted_at, listed.advert_id) < (${after.key}, ${after.at.getTime()}, ${after.id})`}
    order by key desc, listed.posted_at desc, listed.advert_id desc limit ${limit} ${genericPlan}`.execute(
    db,
  );
  return rows.map(toPlace);
}

/** The key in the order "nearest" of an advert in this district, for the few that are read as a whole and sorted. */
export function nearestKey(db: Database, near: string, district: RawBuilder<unknown>): RawBuilder<number> {
  const ranks = dialectOf(db).json(JSON.stringify(Object.fromEntries(ranksByDistance(near))));
  return sql`(0 - cast(${ranks} ->> ${district} as bigint))`;
}
