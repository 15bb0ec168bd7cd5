import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mainButton, newTalker } from './acts.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

const main = (page: Page) => page.getByRole('main');

withScriptOnAndOffAtOneSite((world) => {
  it('the settings show how they are, and lead back from each of their pages', async () => {
    const { page, email } = await newTalker(world);
    const row = (name: string) => main(page).getByRole('link', { name });
    await page.goto('/account/settings');
    await world.settled(page);
    const groups = await main(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(groups).toEqual(['Reading', 'Selling', 'Being told', 'Your account', 'Help', 'Legal']);
    expect(await row('Email address').textContent()).toContain(email);
    const values = ['Call and WhatsApp', 'What we email you', 'Two-step login', 'Devices'].map(async (name) =>
      (await row(name).textContent())?.replace(name, ''),
    );
    expect(await Promise.all(values)).toEqual(['Off', '5 of 5', 'Off', '1']);
    await row('Call and WhatsApp').click();
    await page.getByRole('heading', { level: 1, name: 'Edit Profile' }).waitFor();
    await world.settled(page);
    await page.getByLabel('Phone number').fill('0772 123456');
    await page.getByLabel('Let buyers write to me on WhatsApp').check();
    await mainButton(page, 'Save').click();
    await page.waitForURL('**/account');
    await page.goto('/account/settings');
    expect(await row('Call and WhatsApp').textContent()).toContain('AppWhatsApp');
    for (const name of ['Email address', 'Password', 'Two-step login', 'Your data', 'Delete account']) {
      await world.settled(page);
      await row(name).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await row('Settings').click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    }
  });
});
