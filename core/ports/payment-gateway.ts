import type { Evidence, GatewayKind, Payment } from '../entities/payment.ts';

export interface PaymentOrder {
  readonly reference: string;
  /** Whole Uganda shillings. */
  readonly amount: number;
  readonly advert: { readonly id: string; readonly title: string };
  readonly payer: { readonly accountId: string; readonly fullName: string; readonly email: string };
  /** Absolute address to which the gateway sends its notice. */
  readonly callbackUrl: string;
  /** Absolute address to which the payer returns afterwards. */
  readonly returnUrl: string;
}

export interface GatewayStart {
  /**
   * The address of the payment page as the gateway gave it; core decides whether a payer may be sent there. Undefined
   * if the gateway gave none.
   */
  readonly paymentUrl: string | undefined;
  readonly gatewayReference: string | undefined;
  readonly raw: string;
}

/** A request that claims to come from the gateway. */
export interface RawNotice {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Exactly the bytes received, as UTF-8 text, because the signature covers them. */
  readonly body: string;
}

export interface PaymentNotice {
  readonly reference: string;
  /** The content of the notice if it is signed, and so can be trusted; undefined if the gateway has to be asked. */
  readonly evidence: Evidence | undefined;
  /** The answer that the gateway expects. */
  readonly acknowledgement: { readonly contentType: string; readonly body: string };
}

/**
 * The gateway could not be reached, refused, or gave an answer that cannot be understood. `message` is for the log;
 * `raw` is the gateway's answer.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly raw: string;

  constructor(message: string, raw = '') {
    super(message);
    this.raw = raw;
  }
}

/** How a payment can end in the sandbox. `late`: the money arrives without a notice. */
export type SandboxChoice = 'paid' | 'failed' | 'reversed' | 'late';

/** The service that takes payers' money. Every call ends within 15 seconds, with an answer or a `GatewayError`. */
export interface PaymentGateway {
  readonly kind: Exclude<GatewayKind, 'manual'>;
  /** Asks for a payment page. Two calls with one reference never charge twice. */
  start(order: PaymentOrder): Promise<GatewayStart>;
  /** Reads a notice; undefined when the request is forged, too old, or not a notice. */
  readNotice(notice: RawNotice): Promise<PaymentNotice | undefined>;
  /** The state of a payment; undefined when this gateway cannot be asked and only sends notices. */
  status(payment: Payment): Promise<Evidence | undefined>;
  /**
   * Sandbox only: applies the choice made on the sandbox's page. Returns the notice that a gateway would send to the
   * site; undefined with `late`, where the site finds out only when it asks, and for an unknown payment.
   */
  decide?(reference: string, choice: SandboxChoice): Promise<RawNotice | undefined>;
}

/** Sellers send mobile money to the operator's number, and the operator confirms it by hand. */
export interface PaymentByHand {
  readonly kind: 'manual';
  readonly number: string;
  readonly name: string;
}

/** How sellers pay on this site; undefined when the operator has set up no way to pay. */
export type PaymentWay = PaymentGateway | PaymentByHand | undefined;
