import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned once */';

/** Ends a statement whose plan suits any values, and is expensive compared with running it. SQLite keeps every plan. */
export const plannedOnce: RawBuilder<unknown> = sql.raw(mark);

/** Each connection keeps their plans, of about fifty kilobytes each. */
const mostNamed = 100;

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
