import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned once */';

/**
 * Ends a statement whose plan suits any values, and is expensive compared with running it. It names its columns, because
 * PostgreSQL refuses a plan of `*` once the table has another one; and its limit is written in it, because PostgreSQL
 * takes an unknown one for a tenth of everything, and then plans at every run after all. SQLite keeps every plan.
 */
export const genericPlan: RawBuilder<unknown> = sql.raw(mark);

/**
 * Lists of different lengths are statements of their own. Each connection keeps the plans of what it has sent, of about
 * ninety kilobytes each.
 */
const mostNamed = 150;

/** Gives each statement that is planned once a name, under which PostgreSQL's connections keep its plan. */
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
