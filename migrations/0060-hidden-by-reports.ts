import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** When reports last hid something, so that those of an hour can be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await sql`alter table review_cases add column reports_hid_at ${integer}`.execute(db);
  await sql`create index review_cases_hidden on review_cases (kind, reports_hid_at) where reports_hid_at is not null`.execute(
    db,
  );
}
