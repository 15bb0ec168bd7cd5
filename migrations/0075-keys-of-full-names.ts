import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

const rowsAtOnce = 1000;

/** Moderators find people by the beginning of a full name, whatever its case and accents: from an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await sql`alter table profiles add column full_name_key ${text} not null default ''`.execute(db);
  for (let after = '', more = true; more; ) {
    const { rows } = await sql<{ readonly account_id: string; readonly full_name: string }>`
      select account_id, full_name from profiles
      where account_id > ${after} order by account_id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    for (const { account_id, full_name } of rows) {
      await sql`update profiles set full_name_key = ${keyOf(full_name)} where account_id = ${account_id}`.execute(
        db,
      );
    }
    after = rows.at(-1)?.account_id ?? after;
    more = rows.length === rowsAtOnce;
  }
  await sql`create index profiles_by_full_name on profiles (full_name_key)`.execute(db);
}

/** As core/words/words.ts compared beginnings when this was written. */
function keyOf(fullName: string): string {
  const plain = fullName
    .replaceAll('´', '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}'‘’ʻʼ`´]/gu, '')
    .replaceAll('ŋ', 'ng');
  return [
    ...plain
      .replace(/(?:n+g)+/g, 'ng')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, 100)
    .join('');
}
