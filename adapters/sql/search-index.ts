import { type RawBuilder, sql } from 'kysely';
import { isNarrowed } from '../../core/adverts/filter.ts';
import type { ListPlace, ListQuery } from '../../core/ports/adverts.ts';
import { type Rank, ranks, type SearchIndex, type SearchQuery } from '../../core/ports/search-index.ts';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import { follows, inOrderOf, noHerb, type PlaceRow, placeIn, suits, toPlace } from './listed-adverts.ts';
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
      const { choice, after, limit, max } = list;
      const { table } = adverts;
      const shown = isNarrowed(choice)
        ? sql`${adverts.shown} and ${listedAs(table, suits(choice, 'newest'))}`
        : adverts.shown;
      const found = sql`${query.words.length > 0 ? table.matching({ words: query.words }) : begins(table, query)} and ${shown}`;
      const counting = countFound(db, table, found, max);
      if (choice.order === 'newest') {
        const places = await search(db, { ...adverts, shown }, query, after, limit);
        return { places, count: await counting };
      }
      const count = await counting;
      return { places: await searchInOrder(db, table, found, list, count < max), count };
    },
    profiles: async (query, limit) =>
      (await search(db, profiles, query, undefined, limit)).map(({ id }) => id),
  };
}

async function countFound(
  db: Database,
  table: WordsTable,
  where: RawBuilder<unknown>,
  max: number,
): Promise<number> {
  if (max === 0) return 0;
  const { rows } = await table.count({ where, max }).execute(db);
  return Number(rows[0]?.count);
}

/** Whether the advert of an entry is listed so. A value rather than "exists", which PostgreSQL would join, and read every advert for. */
function listedAs(table: WordsTable, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select listed.price from listed_adverts as listed where listed.herb = ${noHerb}
    and listed.posted_at = ${table.postedAt} and listed.advert_id = entry.ref and ${condition}) is not null`;
}

/** By what is listed: few are all read and sorted, and of many enough are soon met in the order's own index. */
async function searchInOrder(
  db: Database,
  table: WordsTable,
  found: RawBuilder<unknown>,
  { choice, after, limit }: ListQuery,
  few: boolean,
): Promise<readonly ListPlace[]> {
  const { order } = choice;
  const following = sql`listed.herb = ${noHerb} and ${suits(choice, order)} and ${follows(order, after)}`;
  const { rows } = few
    ? await sql<PlaceRow>`select ${placeIn(order)} from (
          select entry.ref, ${table.postedAt} as posted_at from ${table.source} where ${found}) as few
        cross join listed_adverts as listed
        where listed.posted_at = few.posted_at and listed.advert_id = few.ref and ${following}
        ${inOrderOf(order)} limit ${limit}`.execute(db)
    : await sql<PlaceRow>`select ${placeIn(order)} from listed_adverts as listed
        where ${following} and (${table.one(sql`listed.advert_id`, found)}) is not null
        ${inOrderOf(order)} limit ${limit}`.execute(db);
  return rows.map(toPlace);
}

/** One query for each rank, until there are enough: in its rank everything is in order already. */
async function search(
  db: Database,
  { table, shown, ranks }: Searched,
  query: SearchQuery,
  after: ListPlace | undefined,
  limit: number,
): Promise<readonly ListPlace[]> {
  const found: ListPlace[] = [];
  for (const rank of ranks) {
    const missing = limit - found.length;
    const key = 0 - rank;
    if (missing === 0 || (after !== undefined && key > after.key)) continue;
    if (rank === 0 ? query.start === '' : query.words.length === 0) continue;
    const where = sql`${ofRank(table, rank, query)} and ${shown}`;
    const place = after?.key === key ? { ref: after.id, postedAt: after.at.getTime() } : undefined;
    const { rows } = await table.newest({ where, after: place, limit: missing }).execute(db);
    found.push(...rows.map(({ ref, posted_at }) => ({ key, id: ref, at: new Date(posted_at) })));
  }
  return found;
}

function ofRank(table: WordsTable, rank: Rank, query: SearchQuery): RawBuilder<unknown> {
  const { start, words } = query;
  if (rank === 0) return begins(table, query);
  if (rank === 2) return table.matching({ words, notTitle: words });
  return start === ''
    ? table.matching({ title: words })
    : sql`${table.matching({ title: words })} and not (${startsWith(start)})`;
}

/** What many begin with may go on in many ways; that all words of the query are there leaves few to compare. */
function begins(table: WordsTable, { start, words }: SearchQuery): RawBuilder<unknown> {
  const key = startKey(start);
  if (key === start) return table.matching({ start });
  const narrowed = table.matching({ start: key, words: words.length > 0 ? words : undefined });
  return sql`${narrowed} and ${startsWith(start)}`;
}

function startsWith(start: string): RawBuilder<unknown> {
  return sql`entry.start >= ${start} and entry.start < ${start + lastCharacter}`;
}
