import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentWith } from '../adapters/config.ts';
import { signatureOf } from '../adapters/payments/signature.ts';
import { mainButton, moringa, postAdvert, postAdvertByForm, signUp } from './acts.ts';
import { verifyEmail } from './site.ts';
import { type World, withScriptOnAndOff } from './world.ts';

const run = promisify(execFile);
const promoted = /^Your advert is a top advert until \d+ [A-Z][a-z]+ \d{4}\.$/;
const failed = 'Payment failed. Try again.';

/** Somebody new with a new advert, at its payment page. */
async function checkOut(
  world: World,
  title: string,
): Promise<{ page: Page; path: string; advertId: string }> {
  const page = await world.person();
  await signUp(page);
  const posted = await postAdvert(page, { title });
  const advertId = posted.split('/').at(-1) ?? '';
  const path = `/pay?ad=${advertId}`;
  await page.goto(path);
  await world.settled(page);
  return { page, path, advertId };
}

/** The page on which to pay: in the frame, or behind the link where there is no script. */
async function openPaymentPage(world: World, page: Page): Promise<FrameLocator | Page> {
  const link = page.getByRole('link', { name: 'Open the payment page' });
  await link.waitFor();
  if (world.script) return page.frameLocator('iframe[title="Payment"]');
  await link.click();
  return page;
}

async function choose(world: World, page: Page, choice: string): Promise<void> {
  const sandbox = await openPaymentPage(world, page);
  await sandbox.getByRole('heading', { name: 'No money moves here' }).waitFor();
  await sandbox.getByRole('button', { name: choice, exact: true }).click();
  if (!world.script) await page.getByRole('link', { name: 'Back to the payment page' }).click();
}

const paymentAddress = (page: Page) =>
  page.getByRole('link', { name: 'Open the payment page' }).getAttribute('href');

describe('in the sandbox', () => {
  withScriptOnAndOff((world) => {
    it('calls an advert that nobody paid for the most liked, once the likes are of verified people', async () => {
      const page = await world.person();
      const person = await signUp(page);
      await page.goto(await postAdvert(page, { title: 'Liked moringa' }));
      await mainButton(page, 'Like').click();
      await page.getByRole('button', { name: 'Like', pressed: true }).waitFor();
      const top = page.getByRole('region', { name: 'Top ad' });
      const look = async () => {
        await page.goto('/home');
        return top.getByRole('link', { name: 'liked moringa' }).count();
      };
      expect(await look()).toBe(0);
      await verifyEmail(world.site(), person.email);
      await expect.poll(look).toBe(1);
      await top.getByText('Most liked', { exact: true }).waitFor();
      expect(await top.getByText('Top ad', { exact: true }).count()).toBe(0);
    });

    it('promotes an advert, from posting it to the top of the feed', async () => {
      const page = await world.person();
      await signUp(page);
      await postAdvertByForm(world, page, { ...moringa, title: 'Top moringa' });
      await page.getByText('Ad posted successfully!').waitFor();
      await page.getByRole('link', { name: 'Promote this advert' }).click();
      await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
      await page.getByText('UGX 500', { exact: true }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'top moringa' }).waitFor();
      await mainButton(page, 'Pay now').click();
      await choose(world, page, 'Pay');
      await page.getByText(promoted).waitFor();
      await page.reload();
      await page.getByText(promoted).waitFor();
      expect(await mainButton(page, 'Pay now').count()).toBe(0);
      await page.getByRole('link', { name: 'See the top ads' }).click();
      const top = page.getByRole('region', { name: 'Top ad' });
      await top.getByRole('link', { name: 'top moringa' }).waitFor();
      await top.getByText('Top ad', { exact: true }).waitFor();
    });

    it('leads there from the menu of one’s own adverts', async () => {
      const page = await world.person();
      await signUp(page);
      await postAdvert(page);
      await page.goto('/account');
      await world.settled(page);
      await page.getByRole('main').locator('summary').first().click();
      const entries = page.locator('.own-post-menu').getByRole('link');
      const names = (await entries.allInnerTexts()).map((name) => name.trim());
      expect(names).toEqual(['View Post', 'Edit Post', 'Promote this advert', 'Delete Post', 'Cancel']);
      await entries.filter({ hasText: 'Promote this advert' }).click();
      await page.waitForURL('**/pay?ad=ad_*');
    });

    it('says that a payment has failed, and takes another one', async () => {
      const { page } = await checkOut(world, 'Second try');
      await mainButton(page, 'Pay now').click();
      await choose(world, page, 'Fail');
      await page.getByRole('alert').filter({ hasText: failed }).waitFor();
      await mainButton(page, 'Pay now').click();
      await choose(world, page, 'Pay');
      await page.getByText(promoted).waitFor();
    });

    it('finds money that comes late and without a notice', async () => {
      const { page } = await checkOut(world, 'Paid late');
      await mainButton(page, 'Pay now').click();
      const sandbox = await openPaymentPage(world, page);
      await sandbox.getByRole('button', { name: 'Pay in 10 seconds', exact: true }).click();
      await sandbox.getByText('The payment is on its way').waitFor();
      if (!world.script) await page.getByRole('link', { name: 'Back to the payment page' }).click();
      expect(await page.getByText(promoted).count()).toBe(0);
      if (world.script) return page.getByText(promoted).waitFor({ timeout: 120_000 });
      const refresh = page.getByRole('link', { name: 'Refresh' });
      const look = async () => {
        if ((await refresh.count()) > 0) await refresh.click();
        return page.getByText(promoted).count();
      };
      await expect.poll(look, { timeout: 120_000, interval: 1_000 }).toBe(1);
    });

    it('continues with the same payment after a double tap, a reload, in another tab and after going away', async () => {
      const { page, path } = await checkOut(world, 'One payment');
      await mainButton(page, 'Pay now').dblclick();
      await page.getByRole('link', { name: 'Refresh' }).click();
      const address = await paymentAddress(page);
      expect(address).toMatch(/^\/pay\/sandbox\/[0-9A-Za-z]{30}$/);
      const tab = await world.anotherTab(page);
      await tab.goto(path);
      expect(await paymentAddress(tab)).toBe(address);
      await tab.goto('/home');
      await tab.goBack();
      expect(await paymentAddress(tab)).toBe(address);
      await choose(world, tab, 'Pay');
      await tab.getByText(promoted).waitFor();
      if (!world.script) await page.getByRole('link', { name: 'Refresh' }).click();
      await page.getByText(promoted).waitFor();
    });

    // What the server alone decides is asked once.
    if (world.script) return;

    it('lets nobody else see or pay', async () => {
      const { page, path } = await checkOut(world, 'Not yours');
      await mainButton(page, 'Pay now').click();
      const address = (await paymentAddress(page)) ?? '';
      const stranger = await world.person();
      await signUp(stranger);
      for (const theirs of [path, address]) {
        expect((await stranger.goto(theirs))?.status()).toBe(403);
        const headers = { Origin: world.site().url };
        const answer = await stranger.request.post(theirs, { form: { choice: 'paid' }, headers });
        expect(answer.status()).toBe(403);
      }
      expect((await stranger.goto('/pay?ad=ad_1'))?.status()).toBe(404);
      expect((await stranger.goto('/pay/sandbox/none'))?.status()).toBe(404);
      await stranger.goto('/pay');
      expect(new URL(stranger.url()).pathname).toBe('/account');
      const visitor = await world.person();
      await visitor.goto(path);
      expect(new URL(visitor.url()).searchParams.get('redirectTo')).toBe(path);
      await page.reload();
      expect(await paymentAddress(page)).toBe(address);
    });
  });
});

const secret = 'a secret of the gateway';
let answer: RequestListener = (_request, response) => response.end();
const gateway = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const gatewayOrigin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
afterAll(() => {
  gateway.close();
  gateway.closeAllConnections();
});

/** The gateway answers so from now on; answers what it was asked last. */
function answerWith(status: number, body: string, contentType = 'application/json') {
  const asked: Record<string, string>[] = [];
  answer = async (request, response) => {
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<title>Gateway</title><h1>The gateway’s own page</h1>');
      return;
    }
    const chunks = await request.toArray();
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status, { 'Content-Type': contentType });
    response.end(body);
  };
  return asked;
}

describe('with a gateway', () => {
  withScriptOnAndOff(
    (world) => {
      it.each([
        ['fails', 500, '{}', failed],
        ['names a script', 200, '{"paymentUrl":"javascript:alert(1)"}', 'Payment URL not received'],
      ])('that %s, says so', async (_what, status, body, text) => {
        const { page } = await checkOut(world, 'Gateway in trouble');
        answerWith(status, body);
        await mainButton(page, 'Pay now').click();
        await page.getByRole('alert').filter({ hasText: text }).waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
        await mainButton(page, 'Pay now').waitFor();
      });

      it('shows its page and believes its signed notice, and nobody else’s', async () => {
        const { page, advertId } = await checkOut(world, 'Paid at a gateway');
        const asked = answerWith(200, JSON.stringify({ paymentUrl: `${gatewayOrigin}/checkout/1` }));
        await mainButton(page, 'Pay now').click();
        const link = page.getByRole('link', { name: 'Open the payment page' });
        expect(await link.getAttribute('href')).toBe(`${gatewayOrigin}/checkout/1`);
        const frame = page.frameLocator('iframe[title="Payment"]');
        await frame.getByRole('heading', { name: 'The gateway’s own page' }).waitFor();
        expect(asked).toMatchObject([{ amount: '500.00', ad_title: 'paid at a gateway', ad_id: advertId }]);

        const reference = asked[0]?.['reference'];
        const notice = JSON.stringify({ reference, status: 'paid', amount: '500.00', currency: 'UGX' });
        const tell = async (key: string) => {
          const headers = { 'X-Signature': signatureOf(notice, { key, at: new Date() }) };
          return fetch(`${world.site().url}/pay/callback`, { method: 'POST', headers, body: notice });
        };
        expect((await tell('a secret of somebody else')).status).toBe(403);
        await page.reload();
        await link.waitFor();
        await world.settled(page);
        expect((await tell(secret)).status).toBe(200);
        expect((await tell(secret)).status).toBe(200);
        if (!world.script) await page.getByRole('link', { name: 'Refresh' }).click();
        await page.getByText(promoted).waitFor();
      });

      // What the server alone decides is asked once.
      if (world.script) return;

      it('refuses notices about nothing, and endless ones', async () => {
        const tell = async (body: string) => {
          const headers = { 'X-Signature': signatureOf(body, { key: secret, at: new Date() }) };
          return (await fetch(`${world.site().url}/pay/callback`, { method: 'POST', headers, body })).status;
        };
        const notice = { reference: 'x'.repeat(30), status: 'paid', amount: '500.00', currency: 'UGX' };
        expect(await tell(JSON.stringify(notice))).toBe(404);
        expect(await tell(JSON.stringify({ ...notice, more: 'x'.repeat(64 * 1024) }))).toBe(413);
        expect((await fetch(`${world.site().url}/pay/callback`)).status).toBe(403);
      });

      it('has no sandbox', async () => {
        const page = await world.person();
        await signUp(page);
        expect((await page.goto('/pay/sandbox/none'))?.status()).toBe(404);
      });
    },
    async () => ({
      PAYMENT_GATEWAY: 'http',
      PAYMENT_ENDPOINT: `${gatewayOrigin}/start`,
      PAYMENT_SECRET: secret,
    }),
  );
});

const byHand = {
  PAYMENT_GATEWAY: 'manual',
  PAYMENT_MANUAL_NUMBER: '+256 700 123456',
  PAYMENT_MANUAL_NAME: 'Eddagala Ltd',
};

describe('by hand', () => {
  withScriptOnAndOff(
    (world) => {
      /** What the operator types. */
      const admin = (...words: string[]) =>
        run(process.execPath, ['scripts/run.js', 'scripts/admin.ts', 'payments', ...words], {
          env: environmentWith(world.site().env),
        });

      it('tells where to send the money, takes the transaction id, and is confirmed by the operator', async () => {
        const { page } = await checkOut(world, 'Paid by hand');
        await mainButton(page, 'Pay now').click();
        await page.getByText('+256 700 123456').waitFor();
        await page.getByText('Eddagala Ltd').waitFor();
        const reference = (await page.locator('code').textContent()) ?? '';
        await page.getByLabel('Transaction ID').fill('!');
        await mainButton(page, 'Send').click();
        await page.getByText('A transaction ID has 6 to 30 letters and digits.').waitFor();
        expect(await page.getByLabel('Transaction ID').inputValue()).toBe('!');
        const transactionId = `mp 2401.15.${world.script ? 1001 : 1002}`;
        await page.getByLabel('Transaction ID').fill(transactionId);
        await mainButton(page, 'Send').click();
        await page.getByRole('status').filter({ hasText: 'We will check your payment' }).waitFor();
        await page.getByText('We check it against payments received').waitFor();
        const named = transactionId.replaceAll(/[ .]/g, '').toUpperCase();
        await page.getByText(named, { exact: true }).waitFor();

        expect((await admin()).stdout).toContain(reference);
        const refreshed = await page.getByRole('link', { name: 'Refresh' }).getAttribute('href');
        await admin('confirm', reference);
        // Not by a click: where processes hear one another, a page with script has changed by itself.
        await page.goto(refreshed ?? '');
        await page.getByText(promoted).waitFor();
      });

      it('tells a seller whose money was not found whom to tell, and not to pay twice', async () => {
        const { page } = await checkOut(world, 'Not found');
        await mainButton(page, 'Pay now').click();
        const reference = (await page.locator('code').textContent()) ?? '';
        await page.getByLabel('Transaction ID').fill(`MP2403${world.script ? 3001 : 3002}`);
        await mainButton(page, 'Send').click();
        await page.getByText('We will check your payment').waitFor();
        const here = page.url();
        await admin('refuse', reference);
        await page.goto(here);
        await page.getByRole('alert').getByText(`give the reference ${reference}`).waitFor();
        await page.getByRole('link', { name: 'Tell us' }).click();
        await page.waitForURL('**/report-problem');
        await admin('confirm', reference);
        await page.goto(here);
        await page.getByText(promoted).waitFor();
      });

      it('takes a transaction for one advert only, and lets a seller correct what they typed', async () => {
        const transactionId = `MP2402.${world.script ? 2001 : 2002}`;
        const name = async (page: Page, typed: string) => {
          await page.getByLabel('Transaction ID').fill(typed);
          await mainButton(page, 'Send').click();
        };
        const { page: first } = await checkOut(world, 'Named first');
        await mainButton(first, 'Pay now').click();
        await name(first, transactionId);
        await first.getByText('We will check your payment').waitFor();

        const { page } = await checkOut(world, 'Named second');
        await mainButton(page, 'Pay now').click();
        const copied = ` ${transactionId.toLowerCase().replace('.', ' ')} `;
        await name(page, copied);
        await page.getByText('This transaction ID has already been used for another payment.').waitFor();
        expect(await page.getByLabel('Transaction ID').inputValue()).toBe(copied);
        await name(page, `${transactionId}7`);
        await page.getByText('We will check your payment').waitFor();

        await page.getByText('Correct the transaction ID').click();
        await name(page, copied);
        await page.getByText('This transaction ID has already been used for another payment.').waitFor();
        await name(page, `${transactionId}8`);
        await page.getByText(`${transactionId.replace('.', '')}8`, { exact: true }).waitFor();
        expect(await page.getByLabel('Transaction ID').isVisible()).toBe(false);
      });
    },
    async () => byHand,
  );
});
