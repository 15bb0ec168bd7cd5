export type GatewayKind = 'sandbox' | 'http' | 'pesapal' | 'manual';

/** `reversed` is money given back; it is final, as late or reordered notices must not bring a payment back to life. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'reversed';

/** One attempt to pay for the promotion of one advert. It outlives both the advert and the person. */
export interface Payment {
  /** 30 random alphanumeric characters: what the gateway, the payer and the operator name it by. */
  readonly reference: string;
  readonly advertId: string;
  /** Undefined once the payer's account is deleted. */
  readonly accountId: string | undefined;
  /** Whole Uganda shillings. */
  readonly amount: number;
  readonly gateway: GatewayKind;
  /** What the gateway calls it, once it has said so. */
  readonly gatewayReference: string | undefined;
  /** Where the payer pays, once the gateway has said so. */
  readonly paymentUrl: string | undefined;
  /** What the payer says that a payment by hand was called by the mobile-money provider. */
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
  /** Shillings that came (paid) or went (reversed, below zero); 0 for every other step. Their sum is what the site was paid. */
  readonly amount: number;
  /** What the gateway said, without secrets and without what names a person. */
  readonly raw: string;
}

/** What a trusted source says of a payment: a signed notice, the gateway when asked, or the operator. */
export interface Evidence {
  readonly state: 'pending' | 'paid' | 'failed' | 'reversed';
  /** Whole Uganda shillings; undefined when the gateway names none that can be read. */
  readonly amount: number | undefined;
  readonly currency: string;
  readonly raw: string;
}
