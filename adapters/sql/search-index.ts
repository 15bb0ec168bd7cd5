import { type RawBuilder, sql } from 'kysely';
import { type AdvertFilter, type AdvertOrder, isNarrowed } from '../../core/adverts/filter.ts';
import { maxPrice, minPrice } from '../../core/adverts/limits.ts';
import type { ListPlace, ListQuery } from '../../core/ports/adverts.ts';
import { type Rank, ranks, type SearchIndex, type SearchQuery } from '../../core/ports/search-index.ts';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import { wordsOfFilter } from './filter-words.ts';
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
} from './listed-adverts.ts';
import type { Database } from './schema.ts';
import { advertWords, profileWords } from './search-words.ts';
import { isShown } from './shown-adverts.ts';
import { startKey, type WordsTable } from './words-table.ts';

/** Above every character of a title or username, so that it ends the range of all that begin alike. */
const lastCharacter = '\u{10FFFF}';

interface Searched {
  readonly table: WordsTable;
  readonly shown: RawBuilder<unknown>;
  readonly ranks: readonly Rank[];
  /** What `Matching` says of them. */
  readonly filters?: readonly string[] | undefined;
}

interface Asked extends Searched {
  readonly query: SearchQuery;
}

export function createSqlSearchIndex(db: Database): SearchIndex {
  const adverts: Searched = { table: advertWords(db), shown: isShown(db, 'entry.ref'), ranks };
  const profiles: Searched = {
    table: profileWords(db),
    shown: sql`entry.ref not in ${accountsBeingDeleted()}`,
    ranks: [0, 1],
  };
  return {
    async adverts(query, list) {
      if (query.start === '') return { places: [], count: 0 };
      const asked = { ...narrowed(adverts, list.choice), query };
      const few = list.max === 0 ? undefined : await searchFew(db, asked, list);
      if (few !== undefined && few.count < list.max) return few;
      const walk = list.choice.order === 'newest' ? search : searchInOrder;
      return { places: await walk(db, asked, list), count: few?.count ?? 0 };
    },
    profiles: async (query, limit) =>
      (await search(db, { ...profiles, query }, { after: undefined, limit })).map(({ id }) => id),
  };
}

/** The index knows steps of prices; which of those suit the entry says. */
function narrowed(searched: Searched, filter: AdvertFilter): Searched {
  const { minPrice: min = minPrice, maxPrice: max = maxPrice } = filter;
  const filters = wordsOfFilter(filter);
  if (min === minPrice && max === maxPrice) return { ...searched, filters };
  return { ...searched, filters, shown: sql`entry.price between ${min} and ${max} and ${searched.shown}` };
}

/**
 * A part of the list and its count, out of all there is; of more than `max`, the count alone is right. If few adverts suit the
 * filter, those are read, and of each whether it has the words; else what the index of words finds.
 */
async function searchFew(
  db: Database,
  asked: Asked,
  { choice, after, limit, max }: ListQuery,
): Promise<{ readonly places: readonly ListPlace[]; readonly count: number }> {
  const { table, shown } = asked;
  const { order } = choice;
  const keys: Readonly<Record<AdvertOrder, RawBuilder<unknown>>> = {
    newest: rankOf(asked),
    cheapest: sql`(-entry.price)`,
    dearest: sql`entry.price`,
    liked: sql`(select likes from listed_adverts as listed
      where listed.herb = ${noHerb} and listed.posted_at = met.posted_at and listed.advert_id = met.id)`,
  };
  const columns = (postedAt: RawBuilder<unknown>) =>
    sql`entry.ref as id, ${postedAt} as posted_at, ${order === 'liked' ? sql.lit(0) : keys[order]} as key`;
  const suited = isNarrowed(choice) && (await countListed(db, noHerb, choice, max)) < max;
  const some = suited
    ? sql`select ${columns(sql`listed.posted_at`)} from (${allListed(db, noHerb, choice, max)}) as listed
        cross join ${table.entries} as entry
        where entry.ref = listed.advert_id and ${hasAll(asked)}`
    : table.some({ columns: columns(table.postedAt), where: sql`${ofAnyRank(asked)} and ${shown}`, max });
  const key = order === 'liked' ? keys.liked : sql`met.key`;
  const { rows } = await sql<PlaceRow & { readonly count: number }>`
    with few as materialized (select ${key} as key, met.posted_at, met.id from (${some}) as met)
    select few.key, few.posted_at, few.id, total.count from (select count(*) as count from few) as total
    left join (
      select * from few where ${after === undefined ? sql.lit(true) : sql`(key, posted_at, id) < (${after.key}, ${after.at.getTime()}, ${after.id})`}
      order by key desc, posted_at desc, id desc limit ${limit}) as few on true
    order by few.key desc, few.posted_at desc, few.id desc`.execute(db);
  const places = rows.filter(({ id }) => id !== null).map(toPlace);
  return { places, count: Number(rows[0]?.count) };
}

/** Of many enough are soon met in the order's own index. */
async function searchInOrder(
  db: Database,
  asked: Asked,
  { choice, after, limit }: ListQuery,
): Promise<readonly ListPlace[]> {
  const { order } = choice;
  const { rows } = await sql<PlaceRow>`select ${placeIn(order)} from listed_adverts as listed
    where listed.herb = ${noHerb} and ${suits(choice, order)} and ${follows(order, after)}
    and ${isShown(db, 'listed.advert_id')}
    and (select ${hasAll(asked)} from ${asked.table.entries} as entry where entry.ref = listed.advert_id)
    ${inOrderOf(order)} limit ${limit}`.execute(db);
  return rows.map(toPlace);
}

/** One query for each rank, until there are enough: in its rank everything is in order already. */
async function search(
  db: Database,
  { shown, ...asked }: Asked,
  { after, limit }: Pick<ListQuery, 'after' | 'limit'>,
): Promise<readonly ListPlace[]> {
  const found: ListPlace[] = [];
  const { table, ranks, query } = asked;
  for (const rank of ranks) {
    const missing = limit - found.length;
    const key = 0 - rank;
    if (missing === 0 || (after !== undefined && key > after.key)) continue;
    if (rank === 0 ? query.start === '' : query.words.length === 0) continue;
    const where = sql`${ofRank(asked, rank)} and ${shown}`;
    const place = after?.key === key ? { ref: after.id, postedAt: after.at.getTime() } : undefined;
    const { rows } = await table.newest({ where, after: place, limit: missing }).execute(db);
    found.push(...rows.map(({ ref, posted_at }) => ({ key, id: ref, at: new Date(posted_at) })));
  }
  return found;
}

type Found = Pick<Asked, 'table' | 'query' | 'filters'>;

function ofAnyRank(found: Found): RawBuilder<unknown> {
  const { table, query, filters } = found;
  return query.words.length > 0 ? table.matching({ words: query.words, filters }) : begins(found);
}

function ofRank(found: Found, rank: Rank): RawBuilder<unknown> {
  const { table, filters } = found;
  const { start, words } = found.query;
  if (rank === 0) return begins(found);
  if (rank === 2) return table.matching({ words, notTitle: words, filters });
  return start === ''
    ? table.matching({ title: words, filters })
    : sql`${table.matching({ title: words, filters })} and not (${startsWith(start)})`;
}

/** What many begin with may go on in many ways; that all words of the query are there leaves few to compare. */
function begins({ table, query: { start, words }, filters }: Found): RawBuilder<unknown> {
  const key = startKey(start);
  if (key === start) return table.matching({ start, filters });
  const matching = table.matching({ start: key, words: words.length > 0 ? words : undefined, filters });
  return sql`${matching} and ${startsWith(start)}`;
}

/** The same as `ofAnyRank` of one entry. */
function hasAll({ table, query: { start, words } }: Asked): RawBuilder<unknown> {
  return words.length > 0 ? table.has(words, 'anywhere') : startsWith(start);
}

/** The key of an entry that is found: 0 less its rank. */
function rankOf({ table, query: { start, words } }: Asked): RawBuilder<number> {
  if (words.length === 0) return sql.lit(0);
  return sql`case when ${startsWith(start)} then 0 when ${table.has(words, 'title')} then -1 else -2 end`;
}

function startsWith(start: string): RawBuilder<unknown> {
  return sql`entry.start >= ${start} and entry.start < ${start + lastCharacter}`;
}
