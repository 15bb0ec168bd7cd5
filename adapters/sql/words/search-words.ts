import type { Goods } from '../../../core/entities/advert.ts';
import { type IndexedAdvert, wordsOfAdvert, wordsOfProfile } from '../../../core/indexing/indexed-words.ts';
import { spelledWordsOf } from '../../../core/indexing/spelled-words.ts';
import type { Database } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { SearchEntry, WordsTable } from '../dialects/words-table.ts';
import { herbsOfAdverts } from '../queries/listed-adverts.ts';
import { filterWords } from './filter-words.ts';
import { clearSpellings, fillSpellings, removeSpellings, writeSpellings } from './spellings.ts';

export function advertWords(db: Database): WordsTable {
  return dialectOf(db).words('advert_words');
}

export function profileWords(db: Database): WordsTable {
  return dialectOf(db).words('profile_words');
}

/** An advert as its words are written. */
export interface WrittenAdvert extends IndexedAdvert {
  readonly id: string;
  readonly price: number;
  readonly goods: Goods | null;
  readonly boda: number;
  readonly parcel: number;
  readonly posted_at: number;
}

export function advertEntry(advert: WrittenAdvert): SearchEntry {
  const words = wordsOfAdvert(advert);
  return {
    ref: advert.id,
    postedAt: advert.posted_at,
    ...words,
    filters: filterWords(advert),
    price: advert.price,
  };
}

/** Writes what a live advert is found by. To be called in a transaction. */
export async function writeAdvertWords(db: Database, advert: WrittenAdvert): Promise<void> {
  await advertWords(db).write(db, [advertEntry(advert)]);
  await writeSpellings(db, advert.id, spelledWordsOf(advert));
}

export async function removeAdvertWords(db: Database, advertId: string): Promise<void> {
  await advertWords(db).remove(db, advertId);
  await removeSpellings(db, advertId);
}

export function profileEntry(profile: {
  readonly account_id: string;
  readonly username: string;
  readonly full_name: string;
  readonly created_at: number;
}): SearchEntry {
  const words = wordsOfProfile({ username: profile.username, fullName: profile.full_name });
  return { ref: profile.account_id, postedAt: profile.created_at, ...words, filters: [], price: 0 };
}

/** Compacts completely, within the caller's transaction. */
export async function compactWords(db: Database, table: WordsTable): Promise<void> {
  const steps = table.compact(db);
  while (!(await steps.next()).done);
}

export async function clearSearchWords(db: Database): Promise<void> {
  for (const table of [advertWords(db), profileWords(db)]) await table.clear(db);
  await clearSpellings(db);
}

const pageSize = 500;

/** Writes the words of all adverts and profiles to a database that has none. To be called in a transaction. */
export async function writeSearchWords(db: Database): Promise<void> {
  const spellings = fillSpellings(db);
  await writeAll(advertWords(db), db, async (after) => {
    const adverts = await db
      .selectFrom('adverts')
      .select(['id', 'title', 'description', 'district', 'village'])
      .select(['price', 'goods', 'boda', 'parcel', 'posted_at'])
      .where('state', '=', 'live')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const herbs = await herbsOfAdverts(
      db,
      adverts.map(({ id }) => id),
    );
    const written = adverts.map((advert) => ({ ...advert, herbs: herbs.get(advert.id) ?? [] }));
    await spellings.add(written.map((advert) => ({ id: advert.id, words: spelledWordsOf(advert) })));
    return written.map(advertEntry);
  });
  await spellings.end();
  await writeAll(profileWords(db), db, async (after) => {
    const profiles = await db
      .selectFrom('profiles')
      .select(['account_id', 'username', 'full_name', 'created_at'])
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(pageSize)
      .execute();
    return profiles.map(profileEntry);
  });
}

/** Writes a page at a time, each after the `ref` of the last. */
function writeAll(
  table: WordsTable,
  db: Database,
  read: (after: string) => Promise<readonly SearchEntry[]>,
): Promise<void> {
  return table.fill(db, async () => {
    for (let after = '', more = true; more; ) {
      const entries = await read(after);
      await table.write(db, entries);
      after = entries.at(-1)?.ref ?? after;
      more = entries.length === pageSize;
    }
    await compactWords(db, table);
  });
}
