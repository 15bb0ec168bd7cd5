import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isNarrowed } from '../../../core/adverts/filter.ts';
import { maxPrice, minPrice } from '../../../core/adverts/limits.ts';
import type { AdvertFilter, AdvertOrder } from '../../../core/entities/advert-filter.ts';
import type { ListPlace, ListQuery } from '../../../core/ports/adverts.ts';
import { type Rank, ranks, type SearchIndex, type SearchQuery } from '../../../core/ports/search-index.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database } from '../connection/schema.ts';
import {
  endOf,
  type Matching,
  type Part,
  type Posted,
  type Some,
  type Sought,
  startKey,
  type WhereToLook,
  type WordsTable,
} from '../dialects/words-table.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import {
  allListed,
  countListed,
  follows,
  inOrderOf,
  noHerb,
  type PlaceRow,
  placeIn,
  suits,
  toPlace,
} from '../queries/listed-adverts.ts';
import { nearestKey, nearestPlaces } from '../queries/nearest-listed.ts';
import { lastCharacter } from '../queries/rows.ts';
import { hiddenAdverts, isShown } from '../queries/shown-adverts.ts';
import { wordsOfFilter } from './filter-words.ts';
import { advertWords, profileWords } from './search-words.ts';
import { createSqlSpelling } from './spellings.ts';

interface Searched {
  readonly table: WordsTable;
  /** The field of `Matching` that holds the words of the prefix: a profile has no title. */
  readonly startIn: 'title' | 'words';
  readonly hidden: Sought['hidden'];
  /** A further condition on entries. */
  readonly also?: RawBuilder<unknown> | undefined;
  readonly ranks: readonly Rank[];
  /** The filter's words: see `Matching`. */
  readonly filters?: Matching['filters'];
  /** The condition on a row `listed` by what the filter has besides the price; undefined if that is nothing. */
  readonly suitsOthers?: RawBuilder<unknown> | undefined;
  /** The condition on the price; undefined if there is none, or the words decide it. */
  readonly suitsPrice?: RawBuilder<unknown> | undefined;
}

interface Asked extends Searched {
  readonly query: SearchQuery;
}

interface Looked extends Asked {
  readonly any: Sought;
  /** All entries that match the filter, whatever their words. */
  readonly suiting: Sought;
  readonly inRanks: ReadonlyMap<Rank, Sought>;
  readonly whereToLook: WhereToLook;
}

export function createSqlSearchIndex(db: Database): SearchIndex {
  const adverts: Searched = { table: advertWords(db), startIn: 'title', hidden: hiddenAdverts(db), ranks };
  const profiles: Searched = {
    table: profileWords(db),
    startIn: 'words',
    hidden: sql`${absentAccounts()}`,
    ranks: [0, 1],
  };
  async function* compactAll() {
    yield* adverts.table.compact(db);
    yield* profiles.table.compact(db);
  }
  let steps: AsyncGenerator<undefined> | undefined;
  return {
    async adverts(query, list) {
      if (query.start === '') return { places: [], count: 0 };
      const { choice, max } = list;
      const asked = { ...narrowed(db, adverts, choice), query };
      const looked = await look(db, asked);
      let count = max;
      if (max > 0 && !(await areMany(db, looked, max))) {
        const { table, any } = looked;
        const fewSuit = isNarrowed(choice) && (await doFewSuit(db, looked, list));
        // In the newest-first order each rank is read from an index; in other orders the matches are read and sorted,
        // if they are few.
        if (table.countsCheaply && !fewSuit && choice.order === 'newest') {
          count = await countIn(db, looked, { max });
        } else {
          const few = await readFew(db, asked, list, (columns) =>
            fewSuit
              ? amongListed(db, asked, list, columns)
              : table.some({ columns: columns(table.postedAt), sought: any, max }),
          );
          if (few.count < max) return few;
        }
      }
      const places =
        choice.order === 'newest' ? await search(db, looked, list) : await searchInOrder(db, looked, list);
      return { places, count };
    },
    async profiles(query, limit) {
      const looked = await look(db, { ...profiles, query });
      return (await search(db, looked, { after: undefined, limit })).map(({ id }) => id);
    },
    ...createSqlSpelling(db),
    async compact() {
      const current = steps ?? compactAll();
      // After a failed step, the next call begins from the start.
      steps = undefined;
      const { done = false } = await current.next();
      if (!done) steps = current;
      // SQLite is synchronous: requests get a turn of the event loop before the next step.
      await setImmediate();
      return done;
    },
  };
}

async function look(db: Database, asked: Asked): Promise<Looked> {
  const { start, words } = asked.query;
  const possible = asked.ranks.filter((rank) => (rank === 0 ? start !== '' : words.length > 0));
  const inRanks = new Map(possible.map((rank) => [rank, ofRank(asked, rank)]));
  const any = ofAnyRank(asked);
  const suiting = sought(asked, { filters: asked.filters });
  const all = [any, ...inRanks.values(), ...(asked.filters === undefined ? [] : [suiting])];
  return { ...asked, any, suiting, inRanks, whereToLook: await asked.table.whereToLook(db, all) };
}

/** Whether few entries match the filter. Counts them only if the estimate leaves it open. */
async function doFewSuit(
  db: Database,
  { suiting, whereToLook }: Looked,
  { choice, max }: ListQuery,
): Promise<boolean> {
  return whereToLook(suiting, max) === undefined && (await countListed(db, noHerb, choice, max)) < max;
}

/** Whether there are at least this many matches, in the range where enough of them are expected. */
async function areMany(db: Database, looked: Looked, max: number): Promise<boolean> {
  const { any, whereToLook } = looked;
  let missing = max;
  let after: Posted | undefined;
  for (let part = whereToLook(any, max); part !== undefined; ) {
    const found = await countIn(db, looked, { part, after, max: missing });
    missing -= found;
    if (missing === 0) return true;
    after = endOf(part);
    part = whereToLook(any, missing, { after, tried: { part, found } });
  }
  return false;
}

async function countIn(
  db: Database,
  { table, any }: Looked,
  where: { readonly part?: Part; readonly after?: Posted | undefined; readonly max: number },
): Promise<number> {
  const { rows } = await table
    .count({ sought: any, part: undefined, after: undefined, ...where })
    .execute(db);
  return Number(rows[0]?.count);
}

/**
 * Adds the filter to a search. The price itself is compared where the filter's words are not exact, and where the entry
 * is read anyway, because comparing prices is cheaper than comparing words.
 */
function narrowed(db: Database, searched: Searched, filter: AdvertFilter): Searched {
  const { minPrice: min, maxPrice: max } = filter;
  const filters = wordsOfFilter(filter);
  const suitsPrice =
    min === undefined && max === undefined
      ? undefined
      : sql`entry.price between ${min ?? minPrice} and ${max ?? maxPrice}`;
  const also = filters?.areExact && searched.table.countsCheaply ? undefined : suitsPrice;
  const others = { ...filter, minPrice: undefined, maxPrice: undefined };
  const suitsOthers = isNarrowed(others) ? suits(db, others, 'liked') : undefined;
  return { ...searched, filters: filters?.words, suitsOthers, suitsPrice, also };
}

type Columns = (postedAt: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Selects the few adverts that match the filter, and of those the ones that match the query. */
function amongListed(db: Database, asked: Asked, { choice, max }: ListQuery, columns: Columns): Some {
  const found = sql`select ${columns(sql`listed.posted_at`)} from (${allListed(db, noHerb, choice, max)}) as listed
    cross join ${asked.table.entries} as entry
    where entry.ref = listed.advert_id and ${hasAll(asked)}`;
  return { found, rows: sql`select * from handful` };
}

/** One page and the count, from all matches; if there are `max` or more, only the count. */
async function readFew(
  db: Database,
  asked: Asked,
  { choice, after, limit, max }: ListQuery,
  read: (columns: Columns) => Some,
): Promise<{ readonly places: readonly ListPlace[]; readonly count: number }> {
  const { order, near } = choice;
  const ofListed = (column: RawBuilder<unknown>) => sql`(select ${column} from listed_adverts as listed
    where listed.herb = ${noHerb} and listed.posted_at = met.posted_at and listed.advert_id = met.id)`;
  const keys: Readonly<Record<AdvertOrder, RawBuilder<unknown>>> = {
    newest: rankOf(asked),
    cheapest: sql`(-entry.price)`,
    dearest: sql`entry.price`,
    liked: ofListed(sql`listed.popularity`),
    nearest: near === undefined ? sql.lit(0) : nearestKey(db, near, ofListed(sql`listed.district`)),
  };
  const isListed = order === 'liked' || order === 'nearest';
  const some = read(
    (postedAt) =>
      sql`entry.ref as id, ${postedAt} as posted_at, ${isListed ? sql.lit(0) : keys[order]} as key`,
  );
  const key = isListed ? keys[order] : sql`met.key`;
  const { rows } = await sql<PlaceRow & { readonly count: number }>`
    with handful as materialized (${some.found}),
    total as materialized (select count(*) as count from handful),
    few as materialized (select cast(${key} as bigint) as key, met.posted_at, met.id from (${some.rows}) as met
      limit case when (select count from total) < ${max} then ${max} else 0 end)
    select few.key, few.posted_at, few.id, total.count from total
    left join (
      select * from few where ${after === undefined ? sql.lit(true) : sql`(key, posted_at, id) < (${after.key}, ${after.at.getTime()}, ${after.id})`}
      order by key desc, posted_at desc, id desc limit ${limit}) as few on true
    order by few.key desc, few.posted_at desc, few.id desc ${genericPlan}`.execute(db);
  const places = rows.filter(({ id }) => id !== null).map(toPlace);
  return { places, count: Number(rows[0]?.count) };
}

/** Reads in the order's own index, where a page is soon complete if many entries match. */
async function searchInOrder(
  db: Database,
  asked: Asked,
  { choice, after, limit }: ListQuery,
): Promise<readonly ListPlace[]> {
  const { order, near } = choice;
  const found = sql`(select ${hasAll(asked)} from ${asked.table.entries} as entry where entry.ref = listed.advert_id)`;
  if (order === 'nearest' && near !== undefined)
    return nearestPlaces(db, { herb: noHerb, choice, near, after, limit, also: found });
  const { rows } = await sql<PlaceRow>`select ${placeIn(order)} from listed_adverts as listed
    where listed.herb = ${noHerb} and ${suits(db, choice, order)} and ${follows(order, after)}
    and ${isShown(db, 'listed.advert_id')} and ${found}
    ${inOrderOf(order)} limit ${limit} ${genericPlan}`.execute(db);
  return rows.map(toPlace);
}

/** One query for each rank, until the page is full; within a rank the index has the order. */
async function search(
  db: Database,
  { table, inRanks, whereToLook }: Looked,
  { after, limit }: Pick<ListQuery, 'after' | 'limit'>,
): Promise<readonly ListPlace[]> {
  const found: ListPlace[] = [];
  for (const [rank, one] of inRanks) {
    const key = 0 - rank;
    let missing = limit - found.length;
    if (missing === 0 || (after !== undefined && key > after.key)) continue;
    let place = after?.key === key ? { ref: after.id, postedAt: after.at.getTime() } : undefined;
    let part = whereToLook(one, missing, { after: place });
    for (let more = true; more; ) {
      const { rows } = await table.newest({ sought: one, part, after: place, limit: missing }).execute(db);
      found.push(...rows.map(({ ref, posted_at }) => ({ key, id: ref, at: new Date(posted_at) })));
      missing -= rows.length;
      more = part !== undefined && missing > 0;
      if (part !== undefined && more) {
        place = endOf(part);
        part = whereToLook(one, missing, { after: place, tried: { part, found: rows.length } });
      }
    }
  }
  return found;
}

function ofAnyRank(asked: Asked): Sought {
  const { query, filters } = asked;
  return query.words.length > 0 ? sought(asked, { words: query.words, filters }) : begins(asked);
}

function ofRank(asked: Asked, rank: Rank): Sought {
  const { filters } = asked;
  const { start, words } = asked.query;
  if (rank === 0) return begins(asked);
  if (rank === 2) return sought(asked, { words, notTitle: words, filters });
  return sought(asked, { title: words, filters }, start === '' ? undefined : sql`not (${startsWith(start)})`);
}

/**
 * The entries whose title begins with the query. Many titles may share the prefix's key: the query's further words, and
 * the filter on each entry, leave few to be compared.
 */
function begins(asked: Asked): Sought {
  const { table, startIn, query, filters, suitsOthers, suitsPrice } = asked;
  const { start, words } = query;
  const key = startKey(start);
  if (key === start) return sought(asked, { start, filters });
  const untold = words.filter((word) => !key.includes(word));
  const matching = { start: key, [startIn]: untold.length > 0 ? untold : undefined };
  const isListed = suitsOthers
    ? sql`(select ${suitsOthers} from listed_adverts as listed where listed.herb = ${noHerb}
        and listed.posted_at = ${table.postedAt} and listed.advert_id = entry.ref)`
    : sql.lit(true);
  return sought({ ...asked, also: suitsPrice }, matching, sql`${startsWith(start)} and ${isListed}`);
}

function sought({ also, hidden }: Searched, matching: Matching, further?: RawBuilder<unknown>): Sought {
  return { matching, also: also && further ? sql`${also} and ${further}` : (also ?? further), hidden };
}

/** As `ofAnyRank`, but a condition on one entry. */
function hasAll({ table, query: { start, words } }: Asked): RawBuilder<unknown> {
  return words.length > 0 ? table.has(words, 'anywhere') : startsWith(start);
}

/** The order key of a match: its negated rank. */
function rankOf({ table, query: { start, words } }: Asked): RawBuilder<number> {
  if (words.length === 0) return sql.lit(0);
  return sql`case when ${startsWith(start)} then 0 when ${table.has(words, 'title')} then -1 else -2 end`;
}

function startsWith(start: string): RawBuilder<unknown> {
  return sql`entry.start >= ${start} and entry.start < ${start + lastCharacter}`;
}
