import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned once */';

/** Ends a statement whose plan suits whatever values it is sent with, and is dear beside its execution. SQLite keeps every plan. */
export const plannedOnce: RawBuilder<unknown> = sql.raw(mark);

/** Each connection keeps their plans, of some fifty kilobytes each. */
const mostNamed = 100;

/** Gives the statements that are planned once a name each, under which PostgreSQL's connections keep their plans. */
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
