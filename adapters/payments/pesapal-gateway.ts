import type { Evidence } from '../../core/entities/payment.ts';
import { currency } from '../../core/payments/limits.ts';
import { parseWireAmount } from '../../core/payments/wire-amount.ts';
import type { Clock } from '../../core/ports/clock.ts';
import {
  GatewayError,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentOrder,
  type RawNotice,
} from '../../core/ports/payment-gateway.ts';
import { addressOf, askGateway, type GatewayAnswer } from './ask-gateway.ts';
import { fieldsOf, parseFields } from './json-fields.ts';

interface PesapalGatewayOptions {
  readonly consumerKey: string;
  readonly consumerSecret: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly clock: Clock;
}

interface PesapalGateway extends PaymentGateway {
  /** Rejects with a `GatewayError` if Pesapal does not respond or does not accept the keys. */
  check(): Promise<void>;
}

/** Milliseconds for all requests of one call together. */
const timeout = 12_000;
/** Milliseconds: Pesapal's tokens last five minutes, and one with less than a minute left could expire on the way. */
const tokenLife = 4 * 60 * 1000;
const longestDescription = 100;

/** Indexed by Pesapal's status code. */
const states = ['pending', 'paid', 'failed', 'reversed'] as const;

/**
 * Pesapal's API 3.0. Its notices have neither a signature nor a status, so after each notice the gateway is asked. The
 * address for notices is registered once; a new process finds the registration of an earlier one.
 */
export function createPesapalGateway(options: PesapalGatewayOptions): PesapalGateway {
  const { clock } = options;
  const session = createSession(options);
  const channels = new Map<string, Promise<string>>();

  /** Simultaneous payments share one registration. */
  function channelFor(url: string, deadline: AbortSignal): Promise<string> {
    const known = channels.get(url);
    if (known !== undefined) return known;
    const found = findOrRegister(session, url, deadline);
    channels.set(url, found);
    found.catch(() => channels.delete(url));
    return found;
  }

  return {
    kind: 'pesapal',

    async start(order) {
      const deadline = AbortSignal.timeout(timeout);
      const channel = await channelFor(order.callbackUrl, deadline);
      const { fields, raw } = await session.ask('/api/Transactions/SubmitOrderRequest', {
        deadline,
        json: submission(order, channel),
      });
      const { redirect_url: paymentUrl, order_tracking_id: trackingId } = fields;
      const gatewayReference = textOf(trackingId);
      if (gatewayReference === undefined)
        throw new GatewayError('Pesapal returned no id for the order.', raw);
      return { paymentUrl: addressOf(paymentUrl), gatewayReference, raw };
    },

    async readNotice(notice) {
      return readNotice(notice);
    },

    async status({ reference, gatewayReference }) {
      if (gatewayReference === undefined) return undefined;
      const query = new URLSearchParams({ orderTrackingId: gatewayReference });
      const answer = await session.ask(`/api/Transactions/GetTransactionStatus?${query}`, {
        deadline: AbortSignal.timeout(timeout),
        isNoFailure: isNotPaidYet,
      });
      return evidenceOf(answer, reference);
    },

    check: () => session.logIn(AbortSignal.timeout(timeout)),
  };

  function createSession({ baseUrl, consumerKey, consumerSecret }: PesapalGatewayOptions): Session {
    let token: { readonly value: Promise<string>; readonly until: number } | undefined;

    async function requestToken(deadline: AbortSignal): Promise<string> {
      const answer = await askGateway(`${baseUrl}/api/Auth/RequestToken`, {
        method: 'POST',
        deadline,
        json: { consumer_key: consumerKey, consumer_secret: consumerSecret },
      });
      const value = textOf(answer.fields['token']);
      if (value === undefined)
        throw new GatewayError('Pesapal returned no token for these keys.', answer.raw);
      return value;
    }

    function currentToken(deadline: AbortSignal): Promise<string> {
      const now = clock.now().getTime();
      if (token !== undefined && now < token.until) return token.value;
      const asked = { value: requestToken(deadline), until: now + tokenLife };
      token = asked;
      asked.value.catch(() => forget(asked));
      return asked.value;
    }

    function forget(old: typeof token): void {
      if (token === old) token = undefined;
    }

    return {
      async logIn(deadline) {
        await currentToken(deadline);
      },

      async ask(path, { deadline, json, isNoFailure }) {
        const value = await currentToken(deadline);
        const used = token;
        try {
          const answer = await askGateway(`${baseUrl}${path}`, {
            method: json === undefined ? 'GET' : 'POST',
            deadline,
            headers: { Authorization: `Bearer ${value}` },
            ...(json === undefined ? {} : { json }),
          });
          if (hasFailed(answer) && isNoFailure?.(answer) !== true) {
            throw new GatewayError('Pesapal refused.', answer.raw);
          }
          return answer;
        } catch (error) {
          // Pesapal may have rejected the token, so the next request gets a new one.
          forget(used);
          throw error;
        }
      },
    };
  }
}

interface Session {
  logIn(deadline: AbortSignal): Promise<void>;
  ask(
    path: string,
    question: {
      readonly deadline: AbortSignal;
      readonly json?: unknown;
      readonly isNoFailure?: (answer: GatewayAnswer) => boolean;
    },
  ): Promise<GatewayAnswer>;
}

async function findOrRegister(session: Session, url: string, deadline: AbortSignal): Promise<string> {
  const list = await session.ask('/api/URLSetup/GetIpnList', { deadline });
  const registered = Object.values(list.fields).map(fieldsOf);
  const known = registered.find((entry) => entry['url'] === url && textOf(entry['ipn_id']) !== undefined);
  const { fields, raw } =
    known === undefined
      ? await session.ask('/api/URLSetup/RegisterIPN', {
          deadline,
          json: { url, ipn_notification_type: 'POST' },
        })
      : { fields: known, raw: list.raw };
  const id = textOf(fields['ipn_id']);
  if (id === undefined) throw new GatewayError('Pesapal returned no id for the notice address.', raw);
  return id;
}

function submission(order: PaymentOrder, channel: string): unknown {
  return {
    id: order.reference,
    currency,
    amount: order.amount,
    description: shortened(`Promote: ${order.advert.title}`),
    callback_url: order.returnUrl,
    notification_id: channel,
    billing_address: {
      email_address: order.payer.email,
      first_name: order.payer.fullName,
      country_code: 'UG',
    },
  };
}

/** Cuts a text without splitting a character. */
function shortened(text: string): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > longestDescription) break;
    kept += character;
  }
  return kept;
}

function readNotice({ method, query, body }: RawNotice): PaymentNotice | undefined {
  const said = method === 'GET' ? query : parseFields(body);
  const reference = textOf(said['OrderMerchantReference']);
  const orderTrackingId = textOf(said['OrderTrackingId']);
  const orderNotificationType = textOf(said['OrderNotificationType']) ?? 'IPNCHANGE';
  if (reference === undefined || orderTrackingId === undefined) return undefined;
  const heard = {
    orderNotificationType,
    orderTrackingId,
    orderMerchantReference: reference,
    status: 200,
  };
  return {
    reference,
    evidence: undefined,
    acknowledgement: { contentType: 'application/json', body: JSON.stringify(heard) },
  };
}

function evidenceOf({ fields, raw }: GatewayAnswer, reference: string): Evidence {
  const named = fields['merchant_reference'];
  const code = isNotPaidYet({ fields }) ? 0 : fields['status_code'];
  const state = states.find((_, known) => known === code || String(known) === code);
  if (state === undefined) throw new GatewayError('Pesapal returned an unknown status.', raw);
  // A final state has to be of this payment, not of another one.
  if (state !== 'pending' && named !== reference) {
    throw new GatewayError('Pesapal answered about another payment.', raw);
  }
  return {
    state,
    amount: parseWireAmount(fields['amount']),
    currency: textOf(fields['currency']) ?? '',
    raw,
  };
}

/** Whether the "error" is only that the payer has not paid yet. */
function isNotPaidYet({ fields }: Pick<GatewayAnswer, 'fields'>): boolean {
  return fieldsOf(fields['error'])['code'] === 'payment_details_not_found';
}

/** Whether the body reports an error; an error with only empty fields is none. */
function hasFailed({ fields }: GatewayAnswer): boolean {
  const { error, status } = fields;
  const isNamed = Object.values(fieldsOf(error)).some((value) => value !== null && value !== '');
  return isNamed || typeof error === 'string' || (status !== undefined && String(status) !== '200');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\P{Cc}+$/u.test(value) ? value : undefined;
}
