import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned once */';

/**
 * Marks a statement, at its end, to be prepared under a name: PostgreSQL then plans it once for each connection, with a
 * generic plan. For statements whose best plan is the same for all values, and takes long to make. Such a statement
 * lists its columns, because PostgreSQL rejects a cached plan of `*` once the table has another column. Its limit is a
 * literal, because PostgreSQL estimates an unknown limit as a tenth of the rows, and then prefers custom plans after
 * all. SQLite caches every plan.
 */
export const genericPlan: RawBuilder<unknown> = sql.raw(mark);

/**
 * Each length of an `in` list is a statement of its own. A connection holds about ninety kilobytes for each prepared
 * statement.
 */
const mostNamed = 150;

/**
 * Returns the name for each marked statement, under which a PostgreSQL connection prepares it; undefined for all
 * others.
 */
export function nameStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.endsWith(mark)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed) return known;
    const name = `planned${names.size}`;
    names.set(text, name);
    return name;
  };
}
