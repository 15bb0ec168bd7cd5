import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import type { Evidence } from '../entities/payment.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { GatewayError, type PaymentGateway, type PaymentOrder } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { initiatePayment } from './initiate-payment.ts';
import { currency } from './limits.ts';

/** A gateway that says what a test wants it to say. */
interface TestGateway extends PaymentGateway {
  readonly orders: PaymentOrder[];
  /** What `start` returns; an error is thrown instead. */
  answer: string | undefined | Error;
  /** Runs while the answer to `start` is on its way. */
  meanwhile: (order: PaymentOrder) => Promise<void>;
  /** What it answers when asked; an error is thrown instead. */
  reported: Evidence | Error | undefined;
  questions: number;
}

export function testGateway(): TestGateway {
  return {
    kind: 'http',
    orders: [],
    answer: 'https://pay.example/checkout/1',
    meanwhile: async () => {},
    reported: undefined,
    questions: 0,
    async start(order) {
      this.orders.push(order);
      await this.meanwhile(order);
      if (this.answer instanceof Error) throw this.answer;
      return { paymentUrl: this.answer, gatewayReference: `g-${order.reference}`, raw: '{"ok":true}' };
    },
    async readNotice({ headers, body }) {
      if (headers['x-signature'] !== 'genuine') return undefined;
      const { reference, ...evidence } = JSON.parse(body) as { reference: string } & Partial<Evidence>;
      return {
        reference,
        evidence:
          evidence.state === undefined
            ? undefined
            : { amount: 500, currency, raw: body, ...evidence, state: evidence.state },
        acknowledgement: { contentType: 'text/plain', body: 'OK' },
      };
    },
    async status() {
      this.questions += 1;
      if (this.reported instanceof Error) throw this.reported;
      return this.reported;
    },
  };
}

/** What a gateway says when everything matches the request. */
export function evidence(state: Evidence['state'], changes: Partial<Evidence> = {}): Evidence {
  return { state, amount: 500, currency, raw: `{"status":"${state}"}`, ...changes };
}

export const gatewayDown = new GatewayError('The gateway does not answer.', '<html>504</html>');

export const paymentOrder: PaymentOrder = {
  reference: 'r'.repeat(30),
  amount: 500,
  advert: { id: 'ad_1', title: 'fresh mululuza' },
  payer: { accountId: 'account', fullName: 'Nakato', email: 'nakato@example.com' },
  callbackUrl: 'http://localhost:3000/pay/callback',
  returnUrl: 'http://localhost:3000/pay?ad=ad_1',
};

/** A seller with an advert, where payments go through the gateway. */
export async function checkoutWith<Memory extends Ports, Gateway extends PaymentGateway>(
  memory: Memory,
  gateway: Gateway,
) {
  const ports = { ...memory, paymentWay: gateway };
  const seller = await addUser(ports, 'nakato');
  const advertId = await addAdvert(ports, seller);
  const begin = (id = advertId) =>
    initiatePayment(ports, seller, { advertId: id, origin: 'http://localhost:3000' });
  const state = async (reference: string) => (await ports.payments.byReference(reference))?.state;
  return { ports, gateway, seller, advertId, begin, state };
}

/** The same in memory, with the test gateway. */
export function newCheckout() {
  return checkoutWith(memoryPorts(), testGateway());
}

/** The same with a payment that has begun. */
export async function begunCheckout() {
  const checkout = await newCheckout();
  const { reference } = await checkout.begin();
  return { ...checkout, reference };
}

export async function stepsOf(ports: Pick<Ports, 'payments'>, reference: string): Promise<readonly string[]> {
  return (await ports.payments.ledgerOf(reference)).map((entry) => entry.step);
}
