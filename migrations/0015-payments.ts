import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Payments for promoting adverts, the ledger of what happened to them, and the adverts that are promoted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  // Neither the advert nor the payer is a reference: a payment outlives both.
  await sql`create table payments (
    reference ${text} primary key,
    advert_id ${text} not null,
    account_id ${text},
    amount ${integer} not null check (amount > 0),
    gateway ${text} not null,
    gateway_reference ${text},
    payment_url ${text},
    transaction_id ${text} unique,
    state ${text} not null,
    started_at ${integer} not null,
    settled_at ${integer},
    ask_at ${integer}
  ) ${table}`.execute(db);
  await sql`create unique index payments_open on payments (advert_id) where state = 'open'`.execute(db);
  await sql`create index payments_of_advert on payments (advert_id, started_at, reference)`.execute(db);
  await sql`create index payments_of_payer on payments (account_id)`.execute(db);
  await sql`create index payments_to_ask_about
    on payments (ask_at, reference) where state = 'open'`.execute(db);
  await sql`create index payments_by_hand
    on payments (started_at, reference) where state = 'open' and transaction_id is not null`.execute(db);

  await sql`create table payment_ledger (
    line ${isPostgres ? sql`bigint generated always as identity` : integer} primary key,
    id ${text} not null unique,
    reference ${text} not null references payments (reference),
    at ${integer} not null,
    step ${text} not null,
    amount ${integer} not null,
    raw ${text} not null
  ) ${table}`.execute(db);
  await sql`create index payment_ledger_of_payment on payment_ledger (reference, line)`.execute(db);
  await keepForEver(db, isPostgres);

  await sql`create table promotions (
    advert_id ${text} primary key references adverts (id) on delete cascade,
    paid_at ${integer} not null
  ) ${keyedTable}`.execute(db);
  await sql`create index promotions_by_time on promotions (paid_at, advert_id)`.execute(db);
}

/** The database itself refuses to change or delete a line of the ledger. */
async function keepForEver(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  if (isPostgres) {
    await sql`create function payment_ledger_refuse() returns trigger language plpgsql as
      'begin raise exception ''a line of the ledger stays as it is''; end'`.execute(db);
    await sql`create trigger payment_ledger_kept before update or delete on payment_ledger
      for each row execute function payment_ledger_refuse()`.execute(db);
    return;
  }
  for (const act of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`payment_ledger_no_${act}`)} before ${sql.raw(act)} on payment_ledger
      begin select raise(abort, 'a line of the ledger stays as it is'); end`.execute(db);
  }
}
