import type { PostgresPool, PostgresPoolClient } from 'kysely';

const changesNothing = /^\s*(?:select|begin|start transaction|rollback|savepoint)\b/i;

/** The parts of a `with` may change something too. */
const reads = /^\s*with\b(?!.*\b(?:insert|update|delete|merge)\b)/is;

/**
 * The pool, and a value that is different as soon as a statement that may have changed something has ended, even if it
 * failed: a connection can be lost after the commit.
 */
export function createChangeCounter(pool: PostgresPool): {
  readonly counted: PostgresPool;
  changes(): string;
} {
  let count = 0;
  const watch = (client: PostgresPoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, values);
      } finally {
        if (!changesNothing.test(text) && !reads.test(text)) count += 1;
      }
    };
    // Its other form takes a cursor, which Kysely uses only if it was given one.
    return { ...client, query: query as unknown as PostgresPoolClient['query'] };
  };
  return {
    counted: { ...pool, connect: async () => watch(await pool.connect()) },
    changes: () => String(count),
  };
}
