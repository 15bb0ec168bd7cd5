import { expect, it } from 'vitest';
import { day, hour, minute } from '../shared/time/durations.ts';
import { askAboutPayments } from './ask-about-payments.ts';
import { begunCheckout, evidence, gatewayDown, newCheckout, stepsOf } from './gateway-for-test.ts';

it('settles a payment whose notice never came', async () => {
  const { reference, ...checkout } = await begunCheckout();
  checkout.gateway.reported = evidence('paid');
  expect(await askAboutPayments(checkout.ports)).toBe(0);
  checkout.ports.clock.advance(minute);
  expect(await askAboutPayments(checkout.ports)).toBe(1);
  expect((await checkout.ports.payments.byReference(reference))?.state).toBe('paid');
  checkout.ports.clock.advance(day);
  expect(await askAboutPayments(checkout.ports)).toBe(0);
});

it('waits twice as long each time, and gives up after a week', async () => {
  const { reference, ...checkout } = await begunCheckout();
  checkout.gateway.reported = evidence('pending');
  const askedAfter: number[] = [];
  for (let passed = 0; passed <= 8 * 24 * 60; passed += 1) {
    if ((await askAboutPayments(checkout.ports)) > 0) askedAfter.push(passed);
    checkout.ports.clock.advance(minute);
  }
  expect(askedAfter.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
  expect(askedAfter.at(-1)).toBeLessThan(7 * 24 * 60 + 6 * 60);
  expect((await checkout.ports.payments.byReference(reference))?.state).toBe('failed');
  expect((await stepsOf(checkout.ports, reference)).at(-1)).toBe('given-up');
});

it('keeps asking when the gateway is down, about the other payments too', async () => {
  const { reference, ...checkout } = await begunCheckout();
  checkout.gateway.reported = gatewayDown;
  checkout.ports.clock.advance(hour);
  expect(await askAboutPayments(checkout.ports)).toBe(1);
  checkout.gateway.reported = evidence('paid');
  checkout.ports.clock.advance(hour);
  expect(await askAboutPayments(checkout.ports)).toBe(1);
  expect((await checkout.ports.payments.byReference(reference))?.state).toBe('paid');
});

it('does not ask one gateway about a payment that began at another', async () => {
  const checkout = await newCheckout();
  await checkout.begin();
  checkout.gateway.reported = evidence('paid');
  checkout.ports.clock.advance(hour);
  const elsewhere = { ...checkout.ports, paymentWay: { ...checkout.gateway, kind: 'pesapal' as const } };
  expect(await askAboutPayments(elsewhere)).toBe(1);
  expect((await checkout.ports.payments.latestOf(checkout.advertId))?.state).toBe('open');
});
