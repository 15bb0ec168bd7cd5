import { type Selectable, sql } from 'kysely';
import type { OwnQuery } from '../../../core/ports/adverts.ts';
import type { Database, Tables } from '../connection/schema.ts';

/** One page of an account's rows, by key, after the last key of the previous page. */
export async function ownRows<Name extends keyof Tables>(
  db: Database,
  table: Name,
  { owner, key }: { readonly owner: keyof Tables[Name] & string; readonly key: keyof Tables[Name] & string },
  { accountId, after = '', limit }: OwnQuery,
): Promise<readonly Selectable<Tables[Name]>[]> {
  const { rows } = await sql<Selectable<Tables[Name]>>`
    select * from ${sql.table(table)} where ${sql.ref(owner)} = ${accountId} and ${sql.ref(key)} > ${after}
    order by ${sql.ref(key)} limit ${limit}`.execute(db);
  return rows;
}
