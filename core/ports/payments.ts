import type { LedgerEntry, Payment, PaymentState } from '../entities/payment.ts';
import type { OwnQuery } from './adverts.ts';

export type NewPayment = Pick<
  Payment,
  'reference' | 'advertId' | 'accountId' | 'amount' | 'gateway' | 'startedAt'
>;

/** Payments and the ledger of what happened to them. */
export interface Payments {
  /**
   * Adds an open payment, or changes nothing and returns `exists` with the advert's open payment: an advert never has
   * two. The existing payment is locked until the transaction ends, after waiting for a transaction that is settling
   * it. `askAt` is when to ask its gateway for the first time; undefined: never.
   */
  open(
    payment: NewPayment,
    askAt: Date | undefined,
  ): Promise<{ readonly outcome: 'opened' | 'exists'; readonly payment: Payment }>;
  byReference(reference: string): Promise<Payment | undefined>;
  /** The payment with this reference, locked until the transaction ends. */
  lock(reference: string): Promise<Payment | undefined>;
  /** The advert's latest payment by `startedAt`, whatever its state. */
  latestOf(advertId: string): Promise<Payment | undefined>;
  /** When the advert was last paid for, by a payment that is still `paid`. */
  lastPaid(advertId: string): Promise<Date | undefined>;
  /** Stores the gateway's id and payment page. An unknown reference is not an error. */
  setGatewayPage(
    reference: string,
    page: { readonly paymentUrl: string; readonly gatewayReference: string | undefined },
  ): Promise<void>;
  /** Moves the payment to a settled state; its gateway is not asked again. An unknown reference is not an error. */
  setState(reference: string, state: Exclude<PaymentState, 'open'>, at: Date): Promise<void>;
  /** Stores the payer's transaction id, unless another payment has the same one. */
  setTransactionId(reference: string, transactionId: string): Promise<'kept' | 'taken'>;
  /** Open payments whose next question to the gateway is due, longest waiting first. */
  dueForQuestion(query: { readonly now: Date; readonly limit: number }): Promise<readonly Payment[]>;
  /** Sets when to ask the gateway next. An unknown reference is not an error. */
  setQuestion(reference: string, askAt: Date): Promise<void>;
  /** Open payments for which the payer has given a transaction id, oldest first. */
  awaitingOperator(limit: number): Promise<readonly Payment[]>;
  /** Adds a line to the ledger, which cannot be changed in any other way. */
  record(entry: LedgerEntry): Promise<void>;
  /** Oldest first. */
  ledgerOf(reference: string): Promise<readonly LedgerEntry[]>;
  /** All payments that somebody has made or attempted, by reference. */
  ofAccount(query: OwnQuery): Promise<readonly Payment[]>;
  /** Removes the account from its payments; the payments stay. */
  forgetPayer(accountId: string): Promise<void>;
}
