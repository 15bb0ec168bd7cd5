import { expect, test } from 'vitest';
import { refusalOf } from '../../core/fixtures-for-test.ts';
import { askAboutPayments } from '../../core/payments/ask-about-payments.ts';
import { checkoutWith } from '../../core/payments/gateway-for-test.ts';
import { receiveNotice } from '../../core/payments/receive-notice.ts';
import type { SandboxChoice } from '../../core/ports/payment-gateway.ts';
import { minute, second } from '../../core/shared/time/durations.ts';
import { describePaymentGateway } from '../contracts/payment-gateway.ts';
import { memoryPorts } from '../memory/memory-ports.ts';
import { createSandboxGateway, lateness } from './sandbox-gateway.ts';

const secrets = ['secret-of-the-shop'];

describePaymentGateway('sandbox', memoryPorts, async ({ payments, clock }) => {
  const gateway = createSandboxGateway({ secrets, payments, clock });
  return {
    gateway,
    async happens(reference, what) {
      const notice = await gateway.decide(reference, what);
      if (notice === undefined) throw new Error('There is no notice.');
      return notice;
    },
  };
});

async function beganToPay() {
  const memory = memoryPorts();
  const { payments, clock } = memory;
  const sandbox = createSandboxGateway({ secrets, payments, clock });
  const { ports, begin, state } = await checkoutWith(memory, sandbox);
  const payment = await begin();
  const { reference } = payment;
  return {
    ports,
    sandbox,
    payment,
    reference,
    state: () => state(reference),
    async choose(choice: SandboxChoice) {
      const notice = await sandbox.decide(reference, choice);
      if (notice !== undefined) await receiveNotice(ports, notice);
    },
  };
}

test('sends the payer to its page on this site', async () => {
  const { payment, reference } = await beganToPay();
  expect(payment.paymentUrl).toBe(`/pay/sandbox/${reference}`);
});

test('lets money come late and without a notice, even after a restart', async () => {
  const { ports, choose, state } = await beganToPay();
  await choose('late');
  ports.clock.advance(lateness - second);
  expect(await askAboutPayments(ports)).toBe(0);
  ports.clock.advance(second);
  const { payments, clock } = ports;
  const restarted = createSandboxGateway({ secrets, payments, clock });
  expect(await askAboutPayments({ ...ports, paymentWay: restarted })).toBe(1);
  expect(await state()).toBe('paid');
});

test('says that nothing has come if nobody has chosen', async () => {
  const { ports, state } = await beganToPay();
  ports.clock.advance(minute);
  expect(await askAboutPayments(ports)).toBe(1);
  expect(await state()).toBe('open');
});

test('believes no notices except its own', async () => {
  const { ports, sandbox, reference, state } = await beganToPay();
  const { payments, clock } = ports;
  const other = createSandboxGateway({ secrets: ['secret-of-another'], payments, clock });
  for (const notice of [
    await other.decide(reference, 'paid'),
    { method: 'POST', headers: {}, query: {}, body: JSON.stringify({ reference, status: 'paid' }) },
  ]) {
    if (notice === undefined) throw new Error('There is no notice.');
    expect(await refusalOf(receiveNotice(ports, notice))).toMatchObject({ code: 'forbidden' });
  }
  expect(await sandbox.readNotice({ method: 'GET', headers: {}, query: { reference }, body: '' })).toBe(
    undefined,
  );
  expect(await state()).toBe('open');
});

test('still believes what it signed before the secret was changed', async () => {
  const { ports, sandbox, reference } = await beganToPay();
  const { payments, clock } = ports;
  const changed = createSandboxGateway({ secrets: ['a-newer-secret', ...secrets], payments, clock });
  const notice = await sandbox.decide(reference, 'paid');
  expect(notice && (await changed.readNotice(notice))).toMatchObject({ reference });
});

test('has no news of a payment that it does not know, or that belongs to another gateway', async () => {
  const { ports, sandbox } = await beganToPay();
  expect(await sandbox.decide('x'.repeat(30), 'paid')).toBe(undefined);
  await ports.payments.open(
    {
      reference: 'real',
      advertId: 'ad_1',
      accountId: undefined,
      amount: 500,
      gateway: 'pesapal',
      startedAt: ports.clock.now(),
    },
    undefined,
  );
  expect(await sandbox.decide('real', 'paid')).toBe(undefined);
});
