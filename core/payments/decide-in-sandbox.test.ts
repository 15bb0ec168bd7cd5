import { expect, it } from 'vitest';
import { addUser, refusalOf } from '../fixtures-for-test.ts';
import type { SandboxChoice } from '../ports/payment-gateway.ts';
import { decideInSandbox } from './decide-in-sandbox.ts';
import { newCheckout } from './gateway-for-test.ts';
import { initiatePayment } from './initiate-payment.ts';

async function tried() {
  const { ports: memory, gateway, seller, advertId } = await newCheckout();
  const asked: SandboxChoice[] = [];
  const paymentWay = {
    ...gateway,
    kind: 'sandbox' as const,
    answer: '/pay/sandbox/1',
    async decide(reference: string, choice: SandboxChoice) {
      asked.push(choice);
      if (choice === 'late') return undefined;
      const body = JSON.stringify({ reference, state: choice });
      return { method: 'POST', headers: { 'x-signature': 'genuine' }, query: {}, body };
    },
  };
  const ports = { ...memory, paymentWay };
  const { reference } = await initiatePayment(ports, seller, { advertId, origin: 'https://e.example' });
  return {
    ports,
    reference,
    asked,
    state: async () => (await ports.payments.byReference(reference))?.state,
    choose: (choice: string, viewer = seller) => decideInSandbox(ports, viewer, { reference, choice }),
  };
}

it.each(['paid', 'failed'] as const)(
  'sets the payment to %s, and cannot change it after that',
  async (choice) => {
    const { choose, state, asked } = await tried();
    expect(await choose(choice)).toEqual({ late: false });
    expect(await state()).toBe(choice);
    expect(await choose('late')).toEqual({ late: false });
    expect(asked).toEqual([choice]);
  },
);

it('says that money is on its way', async () => {
  const { choose, state } = await tried();
  expect(await choose('late')).toEqual({ late: true });
  expect(await state()).toBe('open');
});

it.each(['', 'reversed', 'PAID'])('refuses an invalid choice: %j', async (choice) => {
  const { choose, asked } = await tried();
  expect(await refusalOf(choose(choice))).toMatchObject({ code: 'invalid' });
  expect(asked).toEqual([]);
});

it('is only for the payer', async () => {
  const { choose, ports, asked } = await tried();
  expect(await refusalOf(choose('paid', await addUser(ports, 'okello')))).toMatchObject({
    code: 'forbidden',
  });
  expect(asked).toEqual([]);
});
