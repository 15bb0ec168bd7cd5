import type { Database } from '../connection/schema.ts';

/** Statements take a bounded number of values. */
const batchSize = 500;

async function count(db: Database, keys: readonly string[], sign: 1 | -1): Promise<void> {
  const timesOf = new Map<string, number>();
  for (const key of keys) timesOf.set(key, (timesOf.get(key) ?? 0) + 1);
  for (const times of new Set(timesOf.values())) {
    const counted = [...timesOf.keys()].filter((key) => timesOf.get(key) === times).sort();
    for (let from = 0; from < counted.length; from += batchSize) {
      await db
        .updateTable('pictures')
        .set((update) => ({ reference_count: update('reference_count', '+', sign * times) }))
        .where('key', 'in', counted.slice(from, from + batchSize))
        .execute();
    }
  }
}

/**
 * Call with the key of every row written that names a picture, in the same transaction. Counting makes orphans a short
 * read however many pictures there are, and lets a removal see a reference made in the meantime.
 */
export function addReferences(db: Database, keys: readonly string[]): Promise<void> {
  return count(db, keys, 1);
}

/** Call with the key of every row deleted that named a picture, in the same transaction. */
export function removeReferences(db: Database, keys: readonly string[]): Promise<void> {
  return count(db, keys, -1);
}
