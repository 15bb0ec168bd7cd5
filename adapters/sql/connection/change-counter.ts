import type { PostgresPool, PostgresPoolClient } from 'kysely';

const changesNothing = /^\s*(?:select|begin|start transaction|rollback|savepoint)\b/i;

/** A common table expression can also write. */
const reads = /^\s*with\b(?!.*\b(?:insert|update|delete|merge)\b)/is;

/**
 * Wraps the pool so that `changes()` returns another value after each statement that may have changed something, failed
 * ones included: a connection can be lost after the commit.
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
    // The overload with a cursor is unused: Kysely calls it only when configured with one.
    return { ...client, query: query as unknown as PostgresPoolClient['query'] };
  };
  return {
    counted: { ...pool, connect: async () => watch(await pool.connect()) },
    changes: () => String(count),
  };
}
