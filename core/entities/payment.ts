export type GatewayKind = 'sandbox' | 'http' | 'pesapal' | 'manual';

/**
 * `reversed`: the money was given back. This state is final: a late or reordered notice must not make the payment
 * `paid` again.
 */
export type PaymentState = 'open' | 'paid' | 'failed' | 'reversed';

/** One attempt to pay for promoting an advert. The record outlives both the advert and the payer's account. */
export interface Payment {
  /** 30 random alphanumeric characters by which the gateway, the payer and the operator identify it. */
  readonly reference: string;
  readonly advertId: string;
  /** Undefined once the payer's account is deleted. */
  readonly accountId: string | undefined;
  /** Whole Uganda shillings. */
  readonly amount: number;
  readonly gateway: GatewayKind;
  /** The gateway's own id of the payment, once known. */
  readonly gatewayReference: string | undefined;
  /** The gateway's payment page, once known. */
  readonly paymentUrl: string | undefined;
  /** For a payment by hand: the mobile-money transaction id that the payer gave. */
  readonly transactionId: string | undefined;
  readonly state: PaymentState;
  readonly startedAt: Date;
  /** When it was paid, failed or was reversed. */
  readonly settledAt: Date | undefined;
}

/** An event in the life of a payment, as the ledger names it. */
export type LedgerStep =
  | 'started'
  | 'gateway-ready'
  | 'gateway-refused'
  | 'transaction-named'
  | 'paid'
  | 'failed'
  | 'reversed'
  | 'mismatch'
  | 'came-too-late'
  | 'given-up';

/** One line of the ledger. Lines are only ever added. */
export interface LedgerEntry {
  readonly id: string;
  readonly reference: string;
  readonly at: Date;
  readonly step: LedgerStep;
  /**
   * Whole shillings (UGX) received (`paid`) or returned (`reversed`, negative); 0 for every other step. The sum of
   * all lines is what the site was paid.
   */
  readonly amount: number;
  /** What the gateway said, without secrets or personal data. */
  readonly raw: string;
}

/** The state of a payment from a trusted source: a signed notice, the gateway when asked, or the operator. */
export interface Evidence {
  readonly state: 'pending' | 'paid' | 'failed' | 'reversed';
  /** Whole Uganda shillings; undefined if the gateway gave no readable amount. */
  readonly amount: number | undefined;
  readonly currency: string;
  readonly raw: string;
}
