import type { LedgerEntry, Payment, PaymentState } from '../entities/payment.ts';
import type { OwnQuery } from './adverts.ts';

export type NewPayment = Pick<
  Payment,
  'reference' | 'advertId' | 'accountId' | 'amount' | 'gateway' | 'startedAt'
>;

/** Payments and the ledger of what happened to them. */
export interface Payments {
  /**
   * Adds an open payment, or changes nothing and returns `exists` with the advert's existing open payment: an advert
   * never has two. That one is locked until the transaction ends, and if it is being settled, this waits. `askAt` is
   * when to ask its gateway for the first time; undefined: never.
   */
  open(
    payment: NewPayment,
    askAt: Date | undefined,
  ): Promise<{ readonly outcome: 'opened' | 'exists'; readonly payment: Payment }>;
  byReference(reference: string): Promise<Payment | undefined>;
  /** The same, and locks it until the transaction ends. */
  lock(reference: string): Promise<Payment | undefined>;
  /** The advert's latest payment by `startedAt`, whatever its state. */
  latestOf(advertId: string): Promise<Payment | undefined>;
  /** When the advert was last paid for, by a payment that is still `paid`. */
  lastPaid(advertId: string): Promise<Date | undefined>;
  /** Stores what the gateway said. An unknown reference is not an error. */
  setGatewayPage(
    reference: string,
    page: { readonly paymentUrl: string; readonly gatewayReference: string | undefined },
  ): Promise<void>;
  /**
   * Moves it to another state; its gateway is not asked about a settled one again. An unknown reference is not an
   * error.
   */
  setState(reference: string, state: Exclude<PaymentState, 'open'>, at: Date): Promise<void>;
  /** Stores the payer's transaction id, unless another payment has the same one. */
  setTransactionId(reference: string, transactionId: string): Promise<'kept' | 'taken'>;
  /** Open payments whose gateway should be asked by now, longest waiting first. */
  dueForQuestion(query: { readonly now: Date; readonly limit: number }): Promise<readonly Payment[]>;
  /** When to ask next. An unknown reference is not an error. */
  setQuestion(reference: string, askAt: Date): Promise<void>;
  /** Open payments for which the payer has given a transaction id, oldest first. */
  awaitingOperator(limit: number): Promise<readonly Payment[]>;
  /** Adds a line to the ledger, which cannot be changed in any other way. */
  record(entry: LedgerEntry): Promise<void>;
  /** Oldest first. */
  ledgerOf(reference: string): Promise<readonly LedgerEntry[]>;
  /** What somebody has paid or tried to pay, by reference. */
  ofAccount(query: OwnQuery): Promise<readonly Payment[]>;
  /** Removes the person from their payments; the payments stay. */
  forgetPayer(accountId: string): Promise<void>;
}
