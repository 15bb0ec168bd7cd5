import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What people report, what moderators review, and comments that are hidden until they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);

  await sql`create table reports (
    id ${text} primary key,
    kind ${text} not null,
    subject_id ${text} not null,
    writer_id ${text} references accounts (id) on delete set null,
    reporter_id ${text} references accounts (id) on delete set null,
    reason ${text} not null,
    text ${text} not null,
    copy ${text} not null,
    counts ${integer} not null,
    sent_at ${integer} not null,
    constraint reports_once unique (reporter_id, kind, subject_id)
  ) ${table}`.execute(db);
  await sql`create index reports_of_subject on reports (kind, subject_id, counts, sent_at)`.execute(db);
  await sql`create index reports_of_writer on reports (writer_id, id)`.execute(db);
  await sql`create index reports_of_time on reports (sent_at)`.execute(db);

  await sql`create table review_cases (
    kind ${text} not null,
    subject_id ${text} not null,
    writer_id ${text} not null references accounts (id) on delete cascade,
    is_open ${integer} not null,
    rank ${integer} not null,
    details ${text} not null,
    constraint review_cases_key primary key (kind, subject_id)
  ) ${keyedTable}`.execute(db);
  await sql`create index review_cases_open on review_cases (rank, kind, subject_id) where is_open = 1`.execute(
    db,
  );
  await sql`create index review_cases_of_writer on review_cases (writer_id)`.execute(db);

  await sql`alter table comments add column hidden ${integer} not null default 0`.execute(db);
}
