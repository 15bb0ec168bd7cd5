import type { Payment } from '../../core/entities/payment.ts';
import type { Payments } from '../../core/ports/payments.ts';
import { type Connection, ownPage, type PaymentRow } from './memory-database.ts';

function paymentOf({ askAt: _, ...payment }: PaymentRow): Payment {
  return payment;
}

function found(row: PaymentRow | undefined): Payment | undefined {
  return row && paymentOf(row);
}

function oldestFirst(rows: Iterable<PaymentRow>, at: (row: PaymentRow) => Date): PaymentRow[] {
  return [...rows].toSorted(
    (left, right) => at(left).getTime() - at(right).getTime() || (left.reference < right.reference ? -1 : 1),
  );
}

export function createMemoryPayments(connection: Connection): Payments {
  const byReference = (reference: string) =>
    connection.read((tables) => found(tables.payments.get(reference)));

  return {
    open: (payment, askAt) =>
      connection.write((tables) => {
        const [open] = tables.payments.where(
          (row) => row.advertId === payment.advertId && row.state === 'open',
        );
        if (open !== undefined) return { outcome: 'exists', payment: paymentOf(open) };
        const row: PaymentRow = {
          ...structuredClone(payment),
          gatewayReference: undefined,
          paymentUrl: undefined,
          transactionId: undefined,
          state: 'open',
          settledAt: undefined,
          askAt,
        };
        tables.payments.set(row.reference, row);
        return { outcome: 'opened', payment: paymentOf(row) };
      }),
    byReference,
    lock: byReference,
    latestOf: (advertId) =>
      connection.read((tables) => {
        const rows = tables.payments.where((row) => row.advertId === advertId);
        return found(oldestFirst(rows, (row) => row.startedAt).at(-1));
      }),
    lastPaid: (advertId) =>
      connection.read((tables) => {
        const paid = tables.payments.where((row) => row.advertId === advertId && row.state === 'paid');
        const times = paid.map((row) => row.settledAt?.getTime() ?? 0);
        return times.length === 0 ? undefined : new Date(Math.max(...times));
      }),
    setGatewayPage: (reference, page) =>
      connection.write((tables) => void tables.payments.change(reference, page)),
    setState: (reference, state, at) =>
      connection.write((tables) => {
        tables.payments.change(reference, { state, settledAt: at, askAt: undefined });
      }),
    setTransactionId: (reference, transactionId) =>
      connection.write((tables) => {
        const other = [...tables.payments.values()].find((row) => row.transactionId === transactionId);
        if (other !== undefined && other.reference !== reference) return 'taken';
        tables.payments.change(reference, { transactionId });
        return 'kept';
      }),
    dueForQuestion: ({ now, limit }) =>
      connection.read((tables) => {
        const due = tables.payments.where(
          (row) => row.state === 'open' && row.askAt !== undefined && row.askAt <= now,
        );
        return oldestFirst(due, (row) => row.askAt ?? now)
          .slice(0, limit)
          .map(paymentOf);
      }),
    setQuestion: (reference, askAt) =>
      connection.write((tables) => void tables.payments.change(reference, { askAt })),
    awaitingOperator: (limit) =>
      connection.read((tables) => {
        const waiting = tables.payments.where(
          (row) => row.state === 'open' && row.transactionId !== undefined,
        );
        return oldestFirst(waiting, (row) => row.startedAt)
          .slice(0, limit)
          .map(paymentOf);
      }),
    record: (entry) =>
      connection.write((tables) => {
        if (tables.ledger.has(entry.id)) throw new Error('The ledger already has a line with this id.');
        tables.ledger.set(entry.id, structuredClone(entry));
      }),
    ledgerOf: (reference) =>
      connection.read((tables) => tables.ledger.where((entry) => entry.reference === reference)),
    ofAccount: ({ accountId, ...page }) =>
      connection.read((tables) => {
        const own = tables.payments.where((row) => row.accountId === accountId);
        return ownPage(own, (row) => row.reference, page).map(paymentOf);
      }),
    forgetPayer: (accountId) =>
      connection.write((tables) => {
        for (const { reference } of tables.payments.where((row) => row.accountId === accountId)) {
          tables.payments.change(reference, { accountId: undefined });
        }
      }),
  };
}
