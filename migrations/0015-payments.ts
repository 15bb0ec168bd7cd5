import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Payments for promoting adverts, the ledger of what happened to them, and the adverts that are promoted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer, table, keyedTable } = columnTypes(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  // Neither the advert nor the payer is a reference: a payment outlives both.
  await db.schema
    .createTable('payments')
    .addColumn('reference', text, (column) => column.primaryKey())
    .addColumn('advert_id', text, (column) => column.notNull())
    .addColumn('account_id', text)
    .addColumn('amount', integer, (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('gateway', text, (column) => column.notNull())
    .addColumn('gateway_reference', text)
    .addColumn('payment_url', text)
    .addColumn('transaction_id', text, (column) => column.unique())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('started_at', integer, (column) => column.notNull())
    .addColumn('settled_at', integer)
    .addColumn('ask_at', integer)
    .modifyEnd(table)
    .execute();
  await db.schema
    .createIndex('payments_open')
    .unique()
    .on('payments')
    .column('advert_id')
    .where(sql<boolean>`state = 'open'`)
    .execute();
  await db.schema
    .createIndex('payments_of_advert')
    .on('payments')
    .columns(['advert_id', 'started_at', 'reference'])
    .execute();
  await db.schema.createIndex('payments_of_payer').on('payments').column('account_id').execute();
  await db.schema
    .createIndex('payments_to_ask_about')
    .on('payments')
    .columns(['ask_at', 'reference'])
    .where(sql<boolean>`state = 'open'`)
    .execute();
  await db.schema
    .createIndex('payments_by_hand')
    .on('payments')
    .columns(['started_at', 'reference'])
    .where(sql<boolean>`state = 'open' and transaction_id is not null`)
    .execute();

  await db.schema
    .createTable('payment_ledger')
    .addColumn('line', isPostgres ? sql`bigint generated always as identity` : integer, (column) =>
      column.primaryKey(),
    )
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('reference', text, (column) => column.notNull().references('payments.reference'))
    .addColumn('at', integer, (column) => column.notNull())
    .addColumn('step', text, (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('raw', text, (column) => column.notNull())
    .modifyEnd(table)
    .execute();
  await db.schema
    .createIndex('payment_ledger_of_payment')
    .on('payment_ledger')
    .columns(['reference', 'line'])
    .execute();
  await keepForEver(db, isPostgres);

  await db.schema
    .createTable('promotions')
    .addColumn('advert_id', text, (column) =>
      column.primaryKey().references('adverts.id').onDelete('cascade'),
    )
    .addColumn('paid_at', integer, (column) => column.notNull())
    .modifyEnd(keyedTable)
    .execute();
  await db.schema
    .createIndex('promotions_by_time')
    .on('promotions')
    .columns(['paid_at', 'advert_id'])
    .execute();
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
