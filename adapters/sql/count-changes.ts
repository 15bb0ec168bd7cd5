import type { PostgresPool, PostgresPoolClient } from 'kysely';

const changesNothing = /^\s*(?:select|begin|start transaction|rollback|savepoint)\b/i;

/** Parts before the statement itself may change something too. */
const reads = /^\s*with\b(?!.*\b(?:insert|update|delete|merge)\b)/is;

/**
 * The pool, and a value that is another one as soon as a statement is over that may have changed something, even if it
 * failed: a connection can be lost after the commit.
 */
export function countChanges(pool: PostgresPool): { readonly counted: PostgresPool; changes(): string } {
  let count = 0;
  const watch = (client: PostgresPoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, values);
      } finally {
        if (!changesNothing.test(text) && !reads.test(text)) count += 1;
      }
    };
    // Its other form takes a cursor, which Kysely uses only where it was given any.
    return { ...client, query: query as unknown as PostgresPoolClient['query'] };
  };
  return {
    counted: { ...pool, connect: async () => watch(await pool.connect()) },
    changes: () => String(count),
  };
}
