import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { environmentWith } from '../adapters/config.ts';
import { signatureOf } from '../adapters/payments/signature.ts';
import { mainButton, postAdvert, signUp } from './acts.ts';
import { newSiteClock } from './site-clock.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

const run = promisify(execFile);
const promoted = /^Your advert is a top advert until \d+ [A-Z][a-z]+ \d{4}\.$/;
const failed = 'Payment failed. Try again.';

/** Somebody new with a new advert, on its payment page. */
async function checkOut(world: World, title: string) {
  const page = await world.person();
  await signUp(page);
  const advertId = (await postAdvert(page, { title })).split('/').at(-1) ?? '';
  const path = `/pay?ad=${advertId}`;
  await page.goto(path);
  await world.settled(page);
  return { page, path, advertId };
}

const paymentLink = (page: Page) => page.getByRole('link', { name: 'Open the payment page' });

/** Chooses what the sandbox does: in the frame, or through the link where there is no script. */
async function choose(world: World, page: Page, choice: string): Promise<void> {
  await paymentLink(page).waitFor();
  let sandbox: FrameLocator | Page = page;
  if (world.script) sandbox = page.frameLocator('iframe[title="Payment"]');
  else await paymentLink(page).click();
  await sandbox.getByRole('heading', { name: 'No money moves here' }).waitFor();
  await sandbox.getByRole('button', { name: choice, exact: true }).click();
  if (!world.script) await page.getByRole('link', { name: 'Back to the payment page' }).click();
}

/** Where the page would not hear of it by itself. */
async function refresh(world: World, page: Page): Promise<void> {
  if (!world.script) await page.getByRole('link', { name: 'Refresh' }).click();
}

describe('in the sandbox', () => {
  const clock = newSiteClock();
  withScriptOnAndOffAtOneSite(
    (world) => {
      it('promotes an advert, from its menu to the top of the feed, also when the first payment failed', async () => {
        const title = `promoted with script ${world.script}`;
        const page = await world.person();
        await signUp(page);
        const advert = await postAdvert(page, { title });
        await page.goto('/account');
        await world.settled(page);
        await page.getByRole('main').locator('summary').first().click();
        const entries = page.locator('.own-post-menu').getByRole('link');
        const names = (await entries.allInnerTexts()).map((name) => name.trim());
        expect(names).toEqual(['View Post', 'Edit Post', 'Promote this advert', 'Delete Post', 'Cancel']);
        await entries.filter({ hasText: 'Promote this advert' }).click();
        await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
        await page.getByText('UGX 500', { exact: true }).waitFor();
        await page.getByRole('main').getByRole('link', { name: title }).waitFor();
        await mainButton(page, 'Pay now').click();
        await choose(world, page, 'Fail');
        await page.getByRole('alert').filter({ hasText: failed }).waitFor();

        await mainButton(page, 'Pay now').dblclick();
        await refresh(world, page);
        const address = await paymentLink(page).getAttribute('href');
        expect(address).toMatch(/^\/pay\/sandbox\/[0-9A-Za-z]{30}$/);
        const tab = await world.anotherTab(page);
        await tab.goto(`/pay?ad=${advert.split('/').at(-1)}`);
        expect(await paymentLink(tab).getAttribute('href')).toBe(address);
        await choose(world, tab, 'Pay');
        await tab.getByText(promoted).waitFor();
        await refresh(world, page);
        await page.getByText(promoted).waitFor();
        expect(await mainButton(page, 'Pay now').count()).toBe(0);
        await page.getByRole('link', { name: 'See the top adverts' }).click();
        const top = page.getByRole('region', { name: 'Top ad' });
        await top.getByRole('link', { name: title }).waitFor();
        await top.getByText('Top ad', { exact: true }).first().waitFor();
      });

      // A page without script is asked for again, as above.
      if (!world.script) return;

      it('updates by itself when money arrives late and without a notice', async () => {
        const { page } = await checkOut(world, 'Paid late');
        await mainButton(page, 'Pay now').click();
        // The money waits until somebody has looked.
        clock.stop();
        onTestFinished(clock.start);
        await choose(world, page, 'Pay in 10 seconds');
        const sandbox = page.frameLocator('iframe[title="Payment"]');
        await sandbox.getByText('The payment is on its way').waitFor();
        expect(await page.getByText(promoted).count()).toBe(0);
        clock.start();
        await page.getByText(promoted).waitFor({ timeout: 120_000 });
      });
    },
    async () => clock.env,
  );
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

/** Makes the gateway answer like this from now on; returns what it was last asked. */
function answerWith(status: number, body: string) {
  const asked: Record<string, string>[] = [];
  answer = async (request, response) => {
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end('<title>Gateway</title><h1>The gateway’s own page</h1>');
      return;
    }
    const chunks = await request.toArray();
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body);
  };
  return asked;
}

describe('with a gateway', () => {
  withScriptOnAndOffAtOneSite(
    (world) => {
      const tell = async (body: string, key = secret) => {
        const headers = { 'X-Signature': signatureOf(body, { key, at: new Date() }) };
        return (await fetch(`${world.site().url}/pay/callback`, { method: 'POST', headers, body })).status;
      };

      it('says when it fails, shows its page, and trusts only its own signed notice', async () => {
        const { page, advertId } = await checkOut(world, 'Paid at a gateway');
        answerWith(500, '{}');
        await mainButton(page, 'Pay now').click();
        await page.getByRole('alert').filter({ hasText: failed }).waitFor();
        expect(await page.locator('iframe').count()).toBe(0);

        const asked = answerWith(200, JSON.stringify({ paymentUrl: `${gatewayOrigin}/checkout/1` }));
        await mainButton(page, 'Pay now').click();
        await paymentLink(page).waitFor();
        expect(await paymentLink(page).getAttribute('href')).toBe(`${gatewayOrigin}/checkout/1`);
        const frame = page.frameLocator('iframe[title="Payment"]');
        await frame.getByRole('heading', { name: 'The gateway’s own page' }).waitFor();
        expect(asked).toMatchObject([{ amount: '500.00', ad_title: 'paid at a gateway', ad_id: advertId }]);

        const reference = asked[0]?.['reference'];
        const notice = JSON.stringify({ reference, status: 'paid', amount: '500.00', currency: 'UGX' });
        expect(await tell(notice, 'a secret of somebody else')).toBe(403);
        await page.reload();
        await paymentLink(page).waitFor();
        await world.settled(page);
        expect([await tell(notice), await tell(notice)]).toEqual([200, 200]);
        await refresh(world, page);
        await page.getByText(promoted).waitFor();
      });

      // What only the server decides is tested once.
      if (world.script) return;

      it('refuses notices about nothing, and endless ones', async () => {
        const notice = { reference: 'x'.repeat(30), status: 'paid', amount: '500.00', currency: 'UGX' };
        expect(await tell(JSON.stringify(notice))).toBe(404);
        expect(await tell(JSON.stringify({ ...notice, more: 'x'.repeat(64 * 1024) }))).toBe(413);
      });
    },
    async () => ({
      PAYMENT_GATEWAY: 'http',
      PAYMENT_ENDPOINT: `${gatewayOrigin}/start`,
      PAYMENT_SECRET: secret,
    }),
  );
});

describe('by hand', () => {
  withScriptOnAndOffAtOneSite(
    (world) => {
      /** What the operator types. */
      const admin = (...words: string[]) =>
        run(process.execPath, ['scripts/run.js', 'scripts/commands/admin.ts', 'payments', ...words], {
          env: environmentWith(world.site().env),
        });

      it('says where to send the money, accepts a transaction id and a correction, and is decided by the operator', async () => {
        const { page, path } = await checkOut(world, 'Paid by hand');
        const enter = async (typed: string) => {
          await page.getByLabel('Transaction ID').fill(typed);
          await mainButton(page, 'Send').click();
        };
        const expectRefused = async (typed: string) => {
          await enter(typed);
          await page.getByText('A transaction ID has 6 to 30 letters and digits.').waitFor();
          expect(await page.getByLabel('Transaction ID').inputValue()).toBe(typed);
        };
        const named = world.script ? 'MP2401151001' : 'MP2401151002';
        await mainButton(page, 'Pay now').click();
        await page.getByText('+256 700 123456').waitFor();
        await page.getByText('Eddagala Ltd').waitFor();
        const reference = (await page.locator('code').textContent()) ?? '';
        await expectRefused('!');
        await enter(named.toLowerCase().replace('24', ' 24.'));
        await page.getByRole('status').filter({ hasText: 'We will check your payment' }).waitFor();
        await page.getByText('We check it against payments received').waitFor();
        await page.getByText(named, { exact: true }).waitFor();
        await page.getByText('Correct the transaction ID').click();
        await expectRefused('?');
        await enter(`${named}8`);
        await page.getByText(`${named}8`, { exact: true }).waitFor();
        expect(await page.getByLabel('Transaction ID').isVisible()).toBe(false);

        await admin('refuse', reference);
        // Not by a click: where processes hear one another, a page with script has changed by itself.
        await page.goto(path);
        await page.getByRole('alert').getByText(`give the reference ${reference}`).waitFor();
        const tellUs = page.getByRole('link', { name: 'Tell us' });
        expect(await tellUs.getAttribute('href')).toBe('/report-problem');
        await admin('confirm', reference);
        await page.goto(path);
        await page.getByText(promoted).waitFor();
      });
    },
    async () => ({
      PAYMENT_GATEWAY: 'manual',
      PAYMENT_MANUAL_NUMBER: '+256 700 123456',
      PAYMENT_MANUAL_NAME: 'Eddagala Ltd',
    }),
  );
});
