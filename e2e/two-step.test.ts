import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { totp } from '../adapters/identity/totp-one-time-passwords.ts';
import { setModerator } from '../core/moderation/set-moderator.ts';
import * as texts from '../core/texts/by-subject.ts';
import { act, ask, logIn, mainButton, newcomer, type Person, signUp } from './acts.ts';
import { openSiteOf } from './site.ts';
import { newSiteClock } from './site-clock.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

/** A code is accepted for about a minute, and some machines need longer for the steps in which it is used. */
const clock = newSiteClock();
const now = clock.stop();

/** The code that the app will show in half a minute: it is already accepted, and later than any code used before. */
const nextCode = (secret: string) => totp(secret).generate({ timestamp: now + 30_000 });

/** Goes as far as the request for the code. */
async function logInHalf(world: World, page: Page, person: Person): Promise<void> {
  await page.goto('/login?redirectTo=%2Fsaved');
  await world.settled(page);
  await logIn(page, person);
  await page.waitForURL('**/login?*step=code');
  await world.settled(page);
}

withScriptOnAndOffAtOneSite(
  (world) => {
    it('is set up by a moderator, who needs it, and requires a code at each log-in', async () => {
      const page = await world.person();
      const person = await signUp(page, newcomer());
      const shop = await openSiteOf(world.site());
      await setModerator(shop.ports, { username: person.username, moderator: true });
      await shop.close();

      await page.goto('/moderation');
      await page.getByText(texts.twoStep.moderatorsNeedIt).waitFor();
      await world.settled(page);
      await page.getByLabel('Current password').fill(person.password);
      await mainButton(page, 'Set up').click();
      const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
      const secret = (key ?? '').replaceAll(' ', '');
      await page.getByLabel('6-digit code').fill(totp(secret).generate({ timestamp: now }));
      await mainButton(page, 'Turn on').click();
      const shown = await page.getByText(/^([A-Z2-9]{5}-[A-Z2-9]{5}){10}$/).textContent();
      const codes = shown?.match(/.{11}/g) ?? [];
      expect(codes).toHaveLength(10);
      expect((await ask(page, '/moderation')).status).toBe(200);
      await page.getByRole('link', { name: 'I have kept them' }).click();
      await page.waitForURL('**/moderation');
      await page.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();

      await act(page, '/logout', {});
      await logInHalf(world, page, person);
      expect((await ask(page, '/saved')).location).toContain('/login');
      const code = nextCode(secret);
      await page.getByLabel('6-digit code').fill(`${(Number(code[0]) + 1) % 10}${code.slice(1)}`);
      await mainButton(page, 'Log in').click();
      await page.getByText(texts.logIn.codeWrong).waitFor();
      await page.getByLabel('6-digit code').fill(code);
      await mainButton(page, 'Log in').click();
      await page.waitForURL('**/saved');

      await act(page, '/logout', {});
      await logInHalf(world, page, person);
      await page.getByLabel('6-digit code').fill(code);
      await mainButton(page, 'Log in').click();
      await page.getByText(texts.logIn.codeUsed).waitFor();
      await page.getByRole('link', { name: 'Use a recovery code instead' }).click();
      await page.getByLabel('Recovery code').fill(codes[3] ?? '');
      await mainButton(page, 'Log in').click();
      await page.waitForURL('**/saved');

      await act(page, '/logout', {});
      await logInHalf(world, page, person);
      const again = await ask(page, '/login?step=recovery', { code: codes[3] ?? '' });
      expect(again.status).toBe(400);
      expect(again.text).toContain(texts.logIn.codeWrong.split(':')[0]);
    });
  },
  async () => clock.env,
);
