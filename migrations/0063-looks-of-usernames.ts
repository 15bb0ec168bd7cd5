import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/**
 * Two new usernames may not look the same. Those that do already stay: the oldest of them has the number 0, as every new
 * name has, and the others have the next ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await sql`alter table profiles add column username_look ${text} not null default ''`.execute(db);
  await sql`alter table profiles add column username_twin ${integer} not null default 0`.execute(db);
  // As core/accounts/name-look.ts makes it of letters, digits, underscores and dots.
  await sql`update profiles set username_look =
    replace(replace(replace(replace(replace(username_key, '.', ''), '_', ''), 'i', 'l'), '1', 'l'), '0', 'o')`.execute(
    db,
  );
  await sql`update profiles set username_twin = numbered.twin from (
      select account_id, row_number() over (partition by username_look order by created_at, account_id) - 1 as twin
      from profiles
    ) as numbered
    where numbered.account_id = profiles.account_id and numbered.twin > 0`.execute(db);
  await sql`create unique index profiles_by_look on profiles (username_look, username_twin)`.execute(db);
}
