import { isDeepStrictEqual } from 'node:util';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** More than the stores have, counting each length of an `in` list once. */
const mostKept = 300;

export type CachedQuery = <Row>(
  name: string,
  parameters: readonly unknown[],
  build: () => Compilable<Row>,
) => Promise<Row[]>;

/**
 * Caches compiled queries by name, because building a query and compiling it to SQL takes longer than executing most.
 * `build` is called on the first use; `parameters` are the query's values in the order of its placeholders. Queries
 * that differ in anything but values need different names.
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
