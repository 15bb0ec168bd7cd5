import { type RawBuilder, sql } from 'kysely';
import {
  type FoundAdvert,
  type Rank,
  ranks,
  type SearchIndex,
  type SearchQuery,
} from '../../core/ports/search-index.ts';
import { accountsBeingDeleted } from './accounts-being-deleted.ts';
import type { Database } from './schema.ts';
import { advertWords, profileWords } from './search-words.ts';
import { shownAdverts } from './shown-adverts.ts';
import { startKey, type WordsTable } from './words-table.ts';

/** Above every character of a title or username, so that it ends the range of all that begin alike. */
const lastCharacter = '\u{10FFFF}';

interface Searched {
  readonly table: WordsTable;
  readonly shown: RawBuilder<unknown>;
  readonly ranks: readonly Rank[];
}

export function createSqlSearchIndex(db: Database): SearchIndex {
  // Not "exists", which PostgreSQL would join, and read every advert for.
  const shown = shownAdverts(db).select('advert.id').where('advert.id', '=', sql<string>`entry.ref`);
  const adverts: Searched = { table: advertWords(db), shown: sql`${shown} is not null`, ranks };
  const profiles: Searched = {
    table: profileWords(db),
    shown: sql`entry.ref not in ${accountsBeingDeleted()}`,
    ranks: [0, 1],
  };
  return {
    adverts: (query, after, limit) => search(db, adverts, query, after, limit),
    async countAdverts(query, max) {
      if (query.start === '') return 0;
      const { table, shown } = adverts;
      const matching = query.words.length > 0 ? table.matching({ words: query.words }) : begins(table, query);
      const { rows } = await table.count({ where: sql`${matching} and ${shown}`, max }).execute(db);
      return Number(rows[0]?.count);
    },
    profiles: async (query, limit) =>
      (await search(db, profiles, query, undefined, limit)).map(({ id }) => id),
  };
}

/** One query for each rank, until there are enough: in its rank everything is in order already. */
async function search(
  db: Database,
  { table, shown, ranks }: Searched,
  query: SearchQuery,
  after: FoundAdvert | undefined,
  limit: number,
): Promise<readonly FoundAdvert[]> {
  const found: FoundAdvert[] = [];
  for (const rank of ranks) {
    const missing = limit - found.length;
    if (missing === 0 || rank < (after?.rank ?? 0)) continue;
    if (rank === 0 ? query.start === '' : query.words.length === 0) continue;
    const where = sql`${ofRank(table, rank, query)} and ${shown}`;
    const place = after?.rank === rank ? { ref: after.id, postedAt: after.postedAt.getTime() } : undefined;
    const { rows } = await table.newest({ where, after: place, limit: missing }).execute(db);
    found.push(...rows.map(({ ref, posted_at }) => ({ id: ref, rank, postedAt: new Date(posted_at) })));
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
