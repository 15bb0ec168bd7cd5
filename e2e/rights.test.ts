import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { calendarDate } from '../core/shared/time/calendar-date.ts';
import { idOf, logIn, mainButton, postAdvert, signUp } from './acts.ts';
import { unzip } from './unzip.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

/** Writes to somebody by request. */
async function write(page: Page, to: string, message: string): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answer = await page.request.post(`/chat?with=${to}`, { form: { message }, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

withScriptOnAndOffAtOneSite((world) => {
  it('deletes an account: it is gone at once, except for its messages', async () => {
    const [page, other] = [await world.person(), await world.person({ wide: true })];
    const person = await signUp(page);
    await write(page, await idOf(page, await signUp(other)), 'This stays with you.');
    await page.goto('/account/delete-account');
    await world.settled(page);
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('not my password');
    await mainButton(page, 'Delete my account').click();
    await page.getByText('This is not your password.').first().waitFor();
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
    await mainButton(page, 'Delete my account').click();
    await page.waitForURL('**/home');
    await page.getByText('Your account has been deleted.').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();

    await other.goto('/messages');
    await other.getByRole('link', { name: /Deleted user/ }).click();
    await other.getByRole('heading', { level: 1, name: 'Deleted user' }).waitFor();
    await other.getByRole('log').getByText('This stays with you.').waitFor();
    expect(await other.getByLabel('Message', { exact: true }).count()).toBe(0);
  });

  // The rest is checked once, with and without script at the same time.
  if (!world.script) return;

  it('logs out another device, and then every one, with script and without', async () => {
    const laptop = await world.person({ wide: true });
    const person = await signUp(laptop);
    const phone = await world.person({ script: false });
    await phone.goto('/login');
    await logIn(phone, person);
    await phone.waitForURL('**/home');

    await laptop.goto('/account/settings');
    await laptop.getByRole('main').getByRole('link', { name: 'Devices' }).click();
    await laptop.getByRole('heading', { level: 1, name: 'Devices' }).waitFor();
    await laptop.getByText(/^This device/).waitFor();
    await world.settled(laptop);
    await laptop
      .getByRole('main')
      .getByRole('button', { name: /^Log out Chrome/ })
      .click();
    await laptop.getByText('That device has been logged out.').waitFor();
    expect(await laptop.getByRole('button', { name: /^Log out Chrome/ }).count()).toBe(0);

    await phone.goto('/account/devices');
    await phone.waitForURL('**/login?redirectTo=**');
    await logIn(phone, person);
    await phone.waitForURL('**/account/devices');
    await mainButton(phone, 'Log out everywhere').click();
    await phone.waitForURL('**/login');
    await laptop.goto('/account');
    await laptop.waitForURL('**/login?redirectTo=**');
  });

  it('downloads a copy of one’s own data, without anybody else’s email', async () => {
    const seller = await signUp(await world.person());
    const page = await world.person({ script: false });
    const person = await signUp(page);
    const path = await postAdvert(page);
    const sellerId = await idOf(page, seller);
    await write(page, sellerId, 'Is it fresh?');

    await page.goto('/account/data');
    const dayBefore = calendarDate(new Date());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      mainButton(page, 'Download my data').click(),
    ]);
    // Midnight may have come in between.
    const days = [dayBefore, calendarDate(new Date())];
    expect(days.map((day) => `my-data-${day}.zip`)).toContain(download.suggestedFilename());
    const files = unzip(Buffer.concat(await (await download.createReadStream()).toArray()));
    const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
    expect(JSON.parse(text('account.json'))).toMatchObject({
      email: person.email,
      profile: { username: person.username },
    });
    const [advert] = JSON.parse(text('adverts.json')) as { id: string; pictures: string[] }[];
    expect(`/singleherb/${advert?.id}`).toBe(path);
    expect(
      files
        .get(advert?.pictures[0] ?? '')
        ?.subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
    expect(JSON.parse(text('messages.json'))).toMatchObject([
      { with: seller.fullName, sent: true, text: 'Is it fresh?' },
    ]);
    expect(text('README.txt')).toContain('messages.json');
    for (const content of files.values()) expect(content.includes(seller.email)).toBe(false);
  });
});
