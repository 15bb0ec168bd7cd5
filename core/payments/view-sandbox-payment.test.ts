import { describe, expect, it } from 'vitest';
import { addUser, refusalOf } from '../fixtures-for-test.ts';
import type { Ports } from '../ports/ports.ts';
import { visitor } from '../shared/viewer.ts';
import { newCheckout } from './gateway-for-test.ts';
import { initiatePayment } from './initiate-payment.ts';
import { takesPayments } from './takes-payments.ts';
import { viewSandboxPayment } from './view-sandbox-payment.ts';

async function tried() {
  const checkout = await newCheckout();
  const { gateway, seller, advertId } = checkout;
  const way = { ...gateway, kind: 'sandbox' as const, answer: '/pay/sandbox/1' };
  const ports: Ports = { ...checkout.ports, paymentWay: way };
  const { reference } = await initiatePayment(ports, seller, { advertId, origin: 'https://e.example' });
  return { ...checkout, ports, reference };
}

describe('the page of the sandbox', () => {
  it('shows the payer what they pay for', async () => {
    const { ports, seller, advertId, reference } = await tried();
    expect(await viewSandboxPayment(ports, seller, reference)).toMatchObject({
      payment: { reference, amount: 500 },
      advert: { id: advertId, title: 'Fresh mululuza' },
    });
  });

  it('is only for the payer', async () => {
    const { ports, reference } = await tried();
    const stranger = await addUser(ports, 'okello');
    expect(await refusalOf(viewSandboxPayment(ports, stranger, reference))).toMatchObject({
      code: 'forbidden',
    });
    expect(await refusalOf(viewSandboxPayment(ports, visitor, reference))).toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('finds only existing payments', async () => {
    const { ports, seller } = await tried();
    expect(await refusalOf(viewSandboxPayment(ports, seller, 'x'.repeat(30)))).toMatchObject({
      code: 'not-found',
    });
  });

  it.each(['', 'a\u0000', '../pay'])('does not look up an impossible reference: %j', async (reference) => {
    const { ports, seller } = await tried();
    const byReference = () => Promise.reject(new Error('The database was asked.'));
    const guarded = { ...ports, payments: { ...ports.payments, byReference } };
    expect(await refusalOf(viewSandboxPayment(guarded, seller, reference))).toMatchObject({
      code: 'not-found',
    });
  });

  it.each(['http', 'manual', undefined] as const)('does not exist where the gateway is %s', async (kind) => {
    const { ports, gateway, seller, reference } = await tried();
    const ways = { http: gateway, manual: { kind: 'manual', number: '+256 700 123456', name: 'E' } } as const;
    const real = { ...ports, paymentWay: kind && ways[kind] };
    expect(await refusalOf(viewSandboxPayment(real, seller, reference))).toMatchObject({
      code: 'not-found',
    });
  });

  it('does not accept payments of other gateways', async () => {
    const { ports, gateway, seller, advertId } = await newCheckout();
    const { reference } = await initiatePayment(ports, seller, { advertId, origin: 'https://e.example' });
    const sandboxed = { ...ports, paymentWay: { ...gateway, kind: 'sandbox' as const } };
    expect(await refusalOf(viewSandboxPayment(sandboxed, seller, reference))).toMatchObject({
      code: 'not-found',
    });
  });
});

it('sellers can pay only where payments are set up', async () => {
  const { ports } = await tried();
  expect([takesPayments(ports), takesPayments({ paymentWay: undefined })]).toEqual([true, false]);
});
