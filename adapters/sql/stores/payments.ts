import { sql } from 'kysely';
import type { Payment } from '../../../core/entities/payment.ts';
import type { Payments } from '../../../core/ports/payments.ts';
import { atomic } from '../connection/atomic.ts';
import type { Database, PaymentsTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { ownRows } from '../queries/own-rows.ts';
import { toOptionalDate } from '../queries/rows.ts';

function toPayment(row: PaymentsTable): Payment {
  return {
    reference: row.reference,
    advertId: row.advert_id,
    accountId: row.account_id ?? undefined,
    amount: row.amount,
    gateway: row.gateway,
    gatewayReference: row.gateway_reference ?? undefined,
    paymentUrl: row.payment_url ?? undefined,
    transactionId: row.transaction_id ?? undefined,
    state: row.state,
    startedAt: new Date(row.started_at),
    settledAt: toOptionalDate(row.settled_at),
  };
}

async function first(query: { executeTakeFirst(): Promise<PaymentsTable | undefined> }) {
  const row = await query.executeTakeFirst();
  return row && toPayment(row);
}

export function createSqlPayments(db: Database): Payments {
  const change = async (reference: string, changes: Partial<PaymentsTable>) => {
    await db.updateTable('payments').set(changes).where('reference', '=', reference).execute();
  };
  const select = (db: Database) => db.selectFrom('payments').selectAll();

  return {
    open: (payment, askAt) =>
      atomic(db, async (db) => {
        const row: PaymentsTable = {
          reference: payment.reference,
          advert_id: payment.advertId,
          account_id: payment.accountId ?? null,
          amount: payment.amount,
          gateway: payment.gateway,
          gateway_reference: null,
          payment_url: null,
          transaction_id: null,
          state: 'open',
          started_at: payment.startedAt.getTime(),
          settled_at: null,
          ask_at: askAt?.getTime() ?? null,
        };
        for (;;) {
          // The second of two simultaneous inserts waits for the first to commit, and then conflicts with it.
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('payments')
            .values(row)
            .onConflict((conflict) =>
              conflict.column('advert_id').where(sql<boolean>`state = 'open'`).doNothing(),
            )
            .executeTakeFirstOrThrow();
          if (numInsertedOrUpdatedRows === 1n) return { outcome: 'opened', payment: toPayment(row) };
          const open = await select(db)
            .where('advert_id', '=', payment.advertId)
            .where('state', '=', 'open')
            .$if(dialectOf(db).locksRows, (query) => query.forUpdate())
            .executeTakeFirst();
          // If there is none, the payment was settled in the meantime and no longer conflicts: the loop tries again.
          if (open !== undefined) return { outcome: 'exists', payment: toPayment(open) };
        }
      }),

    byReference: (reference) => first(select(db).where('reference', '=', reference)),

    lock: (reference) =>
      first(
        select(db)
          .where('reference', '=', reference)
          .$if(dialectOf(db).locksRows, (query) => query.forUpdate()),
      ),

    latestOf: (advertId) =>
      first(
        select(db)
          .where('advert_id', '=', advertId)
          .orderBy('started_at', 'desc')
          .orderBy('reference', 'desc')
          .limit(1),
      ),

    async lastPaid(advertId) {
      const row = await db
        .selectFrom('payments')
        .select(({ fn }) => fn.max('settled_at').as('paid_at'))
        .where('advert_id', '=', advertId)
        .where('state', '=', 'paid')
        .executeTakeFirst();
      return toOptionalDate(row?.paid_at ?? null);
    },

    setGatewayPage: (reference, page) =>
      change(reference, {
        payment_url: page.paymentUrl,
        gateway_reference: page.gatewayReference ?? null,
      }),

    setState: (reference, state, at) => change(reference, { state, settled_at: at.getTime(), ask_at: null }),

    async setTransactionId(reference, transactionId) {
      return atomic(db, async (db) => {
        const other = await db
          .selectFrom('payments')
          .select('reference')
          .where('transaction_id', '=', transactionId)
          .executeTakeFirst();
        if (other !== undefined) return other.reference === reference ? 'kept' : 'taken';
        const kept = { transaction_id: transactionId };
        await db.updateTable('payments').set(kept).where('reference', '=', reference).execute();
        return 'kept';
      });
    },

    async dueForQuestion({ now, limit }) {
      const rows = await select(db)
        .where('state', '=', 'open')
        .where('ask_at', '<=', now.getTime())
        .orderBy('ask_at')
        .orderBy('reference')
        .limit(limit)
        .execute();
      return rows.map(toPayment);
    },

    setQuestion: (reference, askAt) => change(reference, { ask_at: askAt.getTime() }),

    async awaitingOperator(limit) {
      const rows = await select(db)
        .where('state', '=', 'open')
        .where('transaction_id', 'is not', null)
        .orderBy('started_at')
        .orderBy('reference')
        .limit(limit)
        .execute();
      return rows.map(toPayment);
    },

    async record(entry) {
      await db
        .insertInto('payment_ledger')
        .values({ ...entry, at: entry.at.getTime() })
        .execute();
    },

    async ledgerOf(reference) {
      const rows = await db
        .selectFrom('payment_ledger')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('line')
        .execute();
      return rows.map(({ line: _, ...row }) => ({ ...row, at: new Date(row.at) }));
    },

    async ofAccount(query) {
      const rows = await ownRows(db, 'payments', { owner: 'account_id', key: 'reference' }, query);
      return rows.map(toPayment);
    },

    async forgetPayer(accountId) {
      await db
        .updateTable('payments')
        .set({ account_id: null })
        .where('account_id', '=', accountId)
        .execute();
    },
  };
}
