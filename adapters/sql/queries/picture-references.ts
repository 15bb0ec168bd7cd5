import type { Database } from '../connection/schema.ts';

/** Keys in one statement, which takes a limited number of values. */
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
 * Adds to the reference counts. To be called with the picture key of every row written, in the same transaction. The
 * counts make orphans cheap to find, and let the removal of a picture see a new reference.
 */
export function addReferences(db: Database, keys: readonly string[]): Promise<void> {
  return count(db, keys, 1);
}

/**
 * Subtracts from the reference counts. To be called with the picture key of every row deleted, in the same transaction.
 */
export function removeReferences(db: Database, keys: readonly string[]): Promise<void> {
  return count(db, keys, -1);
}
