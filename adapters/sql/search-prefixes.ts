import type { Database, SearchPrefixesTable } from './schema.ts';

/** In code points, so that no prefix ends within a character. */
const longestPrefix = 20;

/** What a title or username is found by, and its place among the others. */
export interface SearchEntry {
  readonly subject: SearchPrefixesTable['subject'];
  /** Folded as core folds a query. */
  readonly key: string;
  readonly postedAt: number;
  readonly ref: string;
}

/** The part of a folded text that has a row of its own. */
export function indexedPrefix(key: string): string {
  return [...key].slice(0, longestPrefix).join('');
}

function prefixesOf(key: string): string[] {
  const characters = [...key].slice(0, longestPrefix);
  return characters.map((_, index) => characters.slice(0, index + 1).join(''));
}

export async function addSearchEntry(db: Database, entry: SearchEntry): Promise<void> {
  const prefixes = prefixesOf(entry.key);
  if (prefixes.length === 0) return;
  await db
    .insertInto('search_prefixes')
    .values(
      prefixes.map((prefix) => ({
        subject: entry.subject,
        prefix,
        posted_at: entry.postedAt,
        ref: entry.ref,
      })),
    )
    .execute();
}

export async function removeSearchEntry(db: Database, entry: SearchEntry): Promise<void> {
  const prefixes = prefixesOf(entry.key);
  if (prefixes.length === 0) return;
  await db
    .deleteFrom('search_prefixes')
    .where('subject', '=', entry.subject)
    .where('prefix', 'in', prefixes)
    .where('posted_at', '=', entry.postedAt)
    .where('ref', '=', entry.ref)
    .execute();
}
