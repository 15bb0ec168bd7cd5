import { sql } from 'kysely';
import { atomic } from '../connection/atomic.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { countSpellings } from '../words/spellings.ts';

interface WrongSpelling {
  readonly word: string;
  /** In how many adverts the word is said to be. */
  readonly kept: number;
  /** In how many it is. */
  readonly counted: number;
}

/**
 * The words whose number of adverts differs from the adverts that have them, in one statement, so the site may be
 * running. Adverts whose words were not counted yet are none of them.
 */
export async function wrongSpellings(db: Database): Promise<readonly WrongSpelling[]> {
  const words = dialectOf(db).spellings.split(sql`words`);
  const { rows } = await sql<{ word: string; kept: number | string; counted: number | string }>`
    with counted as (select split.value as word, count(*) as adverts
      from spellings_of_adverts cross join ${words} where words <> '' group by 1)
    select coalesce(spellings.word, counted.word) as word,
      coalesce(spellings.adverts, 0) as kept, coalesce(counted.adverts, 0) as counted
    from spellings full join counted on counted.word = spellings.word
    where spellings.adverts is distinct from counted.adverts order by 1`.execute(db);
  return rows.map(({ word, kept, counted }) => ({ word, kept: Number(kept), counted: Number(counted) }));
}

/** Corrects these counts; returns how many there were. Postings wait meanwhile. */
export function repairSpellings(db: Database): Promise<number> {
  return atomic(db, async (db) => {
    await dialectOf(db).spellings.lock(db);
    const wrong = await wrongSpellings(db);
    await countSpellings(
      db,
      wrong.map(({ word, kept, counted }) => ({ word, by: counted - kept })),
    );
    return wrong.length;
  });
}
