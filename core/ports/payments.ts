import type { LedgerEntry, Payment, PaymentState } from '../payments/payment.ts';
import type { OwnQuery } from './adverts.ts';

export type NewPayment = Pick<
  Payment,
  'reference' | 'advertId' | 'accountId' | 'amount' | 'gateway' | 'startedAt'
>;

/** Payments and the ledger of what happened to them. */
export interface Payments {
  /**
   * Adds an open payment, or changes nothing and answers `exists` with the open payment that the advert has already:
   * an advert never has two. Nobody else changes that one before the transaction ends, and one that is being settled is
   * waited for. `askAt` is when its gateway is to be asked first; undefined: never.
   */
  open(
    payment: NewPayment,
    askAt: Date | undefined,
  ): Promise<{ readonly outcome: 'opened' | 'exists'; readonly payment: Payment }>;
  byReference(reference: string): Promise<Payment | undefined>;
  /** The same, and nobody else changes it before the transaction ends. */
  lock(reference: string): Promise<Payment | undefined>;
  /** The advert's latest payment by `startedAt`, whatever its state. */
  latestOf(advertId: string): Promise<Payment | undefined>;
  /** When the advert was last paid for, by a payment that is still `paid`. */
  lastPaid(advertId: string): Promise<Date | undefined>;
  /** Keeps what the gateway said. An unknown reference is no error. */
  setGatewayPage(
    reference: string,
    page: { readonly paymentUrl: string; readonly gatewayReference: string | undefined },
  ): Promise<void>;
  /** Moves it to another state; one that is settled is asked about no more. An unknown reference is no error. */
  setState(reference: string, state: Exclude<PaymentState, 'open'>, at: Date): Promise<void>;
  /** Keeps the payer's transaction id, unless another payment has the same one. */
  setTransactionId(reference: string, transactionId: string): Promise<'kept' | 'taken'>;
  /** Open payments whose gateway is to be asked by now, the longest waiting first. */
  dueForQuestion(query: { readonly now: Date; readonly limit: number }): Promise<readonly Payment[]>;
  /** When to ask next. An unknown reference is no error. */
  setQuestion(reference: string, askAt: Date): Promise<void>;
  /** Open payments that a payer has named a transaction for, oldest first. */
  awaitingOperator(limit: number): Promise<readonly Payment[]>;
  /** Adds a line to the ledger, which can be changed in no other way. */
  record(entry: LedgerEntry): Promise<void>;
  /** Oldest first. */
  ledgerOf(reference: string): Promise<readonly LedgerEntry[]>;
  /** What somebody has paid or tried to pay, by reference. */
  ofAccount(query: OwnQuery): Promise<readonly Payment[]>;
  /** Removes the person from their payments; the payments stay. */
  forgetPayer(accountId: string): Promise<void>;
}
