import { CompiledQuery, type KyselyPlugin, type QueryId } from 'kysely';
import type { Database } from './schema.ts';

export interface SentQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Wraps the database so that a test sees which queries are sent while something runs. */
export function recordQueries(db: Database): {
  readonly watched: Database;
  during(
    run: () => Promise<unknown>,
  ): Promise<{ readonly found: unknown; readonly queries: readonly SentQuery[] }>;
} {
  let sent: SentQuery[] = [];
  // Kysely calls the first method for subqueries too, and the second only for queries that it sends.
  const compiled = new WeakMap<QueryId, SentQuery>();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      compiled.set(queryId, { sql, parameters });
      return node;
    },
    async transformResult({ queryId, result }) {
      const query = compiled.get(queryId);
      if (query !== undefined) sent.push(query);
      return result;
    },
  };
  return {
    watched: db.withPlugin(recorder),
    async during(run) {
      sent = [];
      const found = await run();
      return { found, queries: sent };
    },
  };
}

/** The database's plan for these queries, a row for each step; `how` is its `explain` statement. */
export async function explain<Row = object>(
  db: Database,
  how: string,
  queries: readonly SentQuery[],
): Promise<readonly Row[]> {
  const answers = queries.map(({ sql: text, parameters }) =>
    db.executeQuery<Row>(CompiledQuery.raw(`${how} ${text}`, [...parameters])),
  );
  return (await Promise.all(answers)).flatMap(({ rows }) => rows);
}

/** As `explain`, with each step as one text. */
export async function stepsOf(...asked: Parameters<typeof explain>): Promise<readonly string[]> {
  return (await explain(...asked)).map((row) => Object.values(row).join());
}
