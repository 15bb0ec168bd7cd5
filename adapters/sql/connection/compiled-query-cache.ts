import { isDeepStrictEqual } from 'node:util';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** More than there are, not counting lists of different lengths. */
const mostKept = 300;

export type CachedQuery = <Row>(
  name: string,
  parameters: readonly unknown[],
  build: () => Compilable<Row>,
) => Promise<Row[]>;

/**
 * Building a query and turning it into SQL takes longer than most answers. One that runs for every page is built only
 * the first time; `parameters` are its values, in the order in which they occur in it. Queries that differ in anything
 * else have different names.
 */
export function createCompiledQueryCache(db: Database): CachedQuery {
  const kept = new Map<string, CompiledQuery<unknown>>();
  const compile = (name: string, parameters: readonly unknown[], build: () => Compilable<unknown>) => {
    const compiled = build().compile();
    if (!isDeepStrictEqual(compiled.parameters, parameters))
      throw new Error(`The query "${name}" has other parameters: ${JSON.stringify(compiled.parameters)}`);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, compiled);
    return compiled;
  };
  return async (name, parameters, build) => {
    const compiled = kept.get(name) ?? compile(name, parameters, build);
    const { rows } = await db.executeQuery({ ...compiled, parameters });
    return rows as never[];
  };
}
