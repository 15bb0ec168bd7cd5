import { type Kysely, sql } from 'kysely';

const rowsAtOnce = 1000;

/**
 * Phone numbers that were stored as they were typed get one form, which the whole world can dial. What cannot be read as
 * a number stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = '', more = true; more; ) {
    const { rows } = await sql<{ readonly account_id: string; readonly phone_number: string }>`
      select account_id, phone_number from profiles
      where account_id > ${after} order by account_id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    for (const { account_id, phone_number } of rows) {
      const number = toE164(phone_number);
      if (number === undefined || number === phone_number) continue;
      await sql`update profiles set phone_number = ${number} where account_id = ${account_id}`.execute(db);
    }
    after = rows.at(-1)?.account_id ?? after;
    more = rows.length === rowsAtOnce;
  }
}

/** As core read numbers when this was written. */
function toE164(typed: string): string | undefined {
  const written = typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(?<=\d\s*)\(0\)/, '')
    .replace(/[\s()./\u2010-\u2015\u2212-]/g, '');
  const [, sign = '', digits = ''] = /^(\+|0{0,3})([1-9][0-9]*)$/.exec(written) ?? [];
  if (sign === '0') return digits.length === 9 ? `+256${digits}` : undefined;
  const number = digits.replace(/^2560(?=[0-9]{9}$)/, '256');
  return number.length >= (sign === '' ? 11 : 10) && number.length <= 15 ? `+${number}` : undefined;
}
