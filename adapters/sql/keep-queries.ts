import { isDeepStrictEqual } from 'node:util';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** More than there are, apart from lists of different lengths. */
const mostKept = 300;

export type KeptQuery = <Row>(
  name: string,
  parameters: readonly unknown[],
  build: () => Compilable<Row>,
) => Promise<Row[]>;

/**
 * Putting a query together and into SQL takes longer than most answers. One that runs for every page is built the first time
 * only; `parameters` are its values, in the order in which they stand in it. The name tells apart what differs in more.
 */
export function keepQueries(db: Database): KeptQuery {
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
