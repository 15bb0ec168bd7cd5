export type GatewayKind = 'sandbox' | 'http' | 'pesapal' | 'manual';

/** `reversed` is money given back; it is final, as late or reordered notices must not bring a payment back to life. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'reversed';

/** One attempt to pay for promoting an advert. It outlives both the advert and the person. */
export interface Payment {
  /** 30 random alphanumeric characters by which the gateway, the payer and the operator identify it. */
  readonly reference: string;
  readonly advertId: string;
  /** Undefined once the payer's account is deleted. */
  readonly accountId: string | undefined;
  /** Whole Uganda shillings. */
  readonly amount: number;
  readonly gateway: GatewayKind;
  /** The gateway's own id for it, once known. */
  readonly gatewayReference: string | undefined;
  /** The gateway's payment page, once known. */
  readonly paymentUrl: string | undefined;
  /** For a payment by hand: the mobile-money transaction ID that the payer gave. */
  readonly transactionId: string | undefined;
  readonly state: PaymentState;
  readonly startedAt: Date;
  /** When it was paid, failed or was reversed. */
  readonly settledAt: Date | undefined;
}

/** What happened to a payment. */
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

/** One line of the ledger, which is only ever added to. */
export interface LedgerEntry {
  readonly id: string;
  readonly reference: string;
  readonly at: Date;
  readonly step: LedgerStep;
  /**
   * Shillings received (paid) or returned (reversed, negative); 0 for every other step. Their sum is what the site was
   * paid.
   */
  readonly amount: number;
  /** What the gateway said, without secrets or personal data. */
  readonly raw: string;
}

/** What a trusted source says of a payment: a signed notice, the gateway when asked, or the operator. */
export interface Evidence {
  readonly state: 'pending' | 'paid' | 'failed' | 'reversed';
  /** Whole Uganda shillings; undefined if the gateway gave no readable amount. */
  readonly amount: number | undefined;
  readonly currency: string;
  readonly raw: string;
}
