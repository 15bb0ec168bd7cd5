import { expect, it, onTestFinished } from 'vitest';
import { startPesapal } from '../adapters/payments/pesapal-for-test.ts';
import { addAdvert, addUser } from '../core/fixtures-for-test.ts';
import { openSiteOf, startSite } from './site.ts';
import { newSiteClock } from './site-clock.ts';

const clock = newSiteClock();

it('a gateway that cannot be asked must send its notice again, and is asked later', async () => {
  const pesapal = await startPesapal();
  // Otherwise the site would ask by itself a minute after a payment has begun, which is soon on a slow machine.
  clock.stop();
  const site = await startSite({
    PAYMENT_GATEWAY: 'pesapal',
    PESAPAL_CONSUMER_KEY: 'key',
    PESAPAL_CONSUMER_SECRET: 'secret',
    PESAPAL_BASE_URL: pesapal.baseUrl,
    ...clock.env,
  });
  onTestFinished(() => site.stop());
  const { core, ports, close } = await openSiteOf(site);
  onTestFinished(close);
  const seller = await addUser(ports, 'nakato');
  const begin = async () => {
    const advertId = await addAdvert(ports, seller);
    return (await core.initiatePayment(seller, { advertId, origin: site.url })).reference;
  };
  const notify = async (reference: string) => {
    const ids = { OrderTrackingId: `tracking-${reference}`, OrderMerchantReference: reference };
    const body = JSON.stringify({ OrderNotificationType: 'IPNCHANGE', ...ids });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${site.url}/pay/callback`, { method: 'POST', headers, body });
    return { status: response.status, text: await response.text() };
  };
  const state = async (reference: string) => (await ports.payments.byReference(reference))?.state;

  const told = await begin();
  const found = await begin();
  pesapal.fail('Transactions/GetTransactionStatus', { status: 503, body: '<h1>Maintenance</h1>' });
  for (const reference of [told, found]) {
    pesapal.settle(reference, 1);
    const { status, text } = await notify(reference);
    expect(status).toBe(502);
    expect(text).toContain('Please send this again.');
    expect(await state(reference)).toBe('open');
  }

  pesapal.fail('Transactions/GetTransactionStatus', undefined);
  for (const _ of ['once', 'twice']) {
    const { status, text } = await notify(told);
    expect([status, JSON.parse(text)]).toMatchObject([200, { orderMerchantReference: told, status: 200 }]);
  }
  expect(await state(told)).toBe('paid');

  expect(await state(found)).toBe('open');
  await ports.payments.setQuestion(found, new Date(0));
  clock.start();
  await expect.poll(() => state(found)).toBe('paid');
  for (const reference of [told, found]) {
    const ledger = await ports.payments.ledgerOf(reference);
    expect(ledger.map(({ step }) => step)).toEqual(['started', 'gateway-ready', 'paid']);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(500);
  }
  const log =
    site
      .output()
      .match(/^\{.*\}$/gm)
      ?.map((line) => JSON.parse(line)) ?? [];
  expect(log.filter(({ msg }) => msg === 'payment notice refused')).toHaveLength(2);
  expect(log.filter(({ level }) => level === 'error').map(({ status }) => status)).toEqual([502, 502]);
});
