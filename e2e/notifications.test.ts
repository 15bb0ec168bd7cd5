import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act, ask, mainButton, newTalker, postAdvert } from './acts.ts';
import { halfAnHourLater } from './callers.ts';
import { mailsTo } from './mails.ts';
import { verifyEmail } from './site.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => page.locator('.notification');
const profileEntry = (page: Page) => page.locator('.navigation-profile a');

async function open(world: World, page: Page, path: string): Promise<void> {
  await page.goto(path);
  await world.settled(page);
}

withScriptOnAndOffAtOneSite((world) => {
  it('a comment notifies the seller, counts until it is read, and the notification leads to it', async () => {
    const [seller, buyer] = [await newTalker(world), await newTalker(world)];
    await open(world, seller.page, '/notifications');
    await seller.page.getByText('No notifications yet').waitFor();
    expect(await mainButton(seller.page, 'Mark all as read').count()).toBe(0);
    const advert = await postAdvert(seller.page, { title: 'Asked about here' });
    await act(buyer.page, advert, { comment: 'Is it dry?' });

    await open(world, seller.page, '/account/settings');
    expect(await profileEntry(seller.page).textContent()).toContain('1 unread');
    const entry = main(seller.page).getByRole('link', { name: 'Notifications', exact: true });
    expect(await entry.textContent()).toContain('1 unread');
    expect(await entry.getAttribute('aria-describedby')).toBe('unread');
    await entry.click();
    await seller.page.waitForURL('**/notifications');
    await world.settled(seller.page);
    const told = `${buyer.fullName} commented on your advert “Asked about here”.`;
    await expect
      .poll(() => entries(seller.page).allTextContents())
      .toEqual([expect.stringContaining(`${told}New`)]);
    await mainButton(seller.page, 'Mark all as read').click();
    await seller.page.getByText('All notifications are marked as read.').waitFor();
    expect(await entries(seller.page).textContent()).not.toContain('New');
    expect(await profileEntry(seller.page).textContent()).not.toContain('unread');
    await act(buyer.page, advert, { comment: 'And how much for ten?' });
    await open(world, seller.page, '/notifications');
    const path = (await entries(seller.page).first().getAttribute('href')) ?? '';
    const { request } = seller.page;
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Purpose': 'prefetch' }]) {
      expect((await request.get(path, { headers, maxRedirects: 0 })).status()).toBe(200);
    }
    await seller.page.reload();
    await world.settled(seller.page);
    expect(await profileEntry(seller.page).textContent()).toContain('1 unread');
    await entries(seller.page).first().click();
    await seller.page.waitForURL(`**${advert}#comments`);
    await seller.page.getByText('Is it dry?').waitFor();
    expect(await profileEntry(seller.page).textContent()).not.toContain('unread');
    const other = await world.anotherTab(seller.page);
    await open(world, other, '/notifications');
    expect(await entries(other).first().textContent()).not.toContain('New');
    const gone = 'This notification no longer exists.';
    expect(await ask(buyer.page, path)).toMatchObject({ status: 404, text: expect.stringContaining(gone) });
    expect(await buyer.page.locator('.badge').count()).toBe(0);
  });

  it('the choice of what is mailed is saved', async () => {
    const { page } = await newTalker(world);
    await open(world, page, '/notifications');
    const boxes = ['mailMessages', 'mailComments', 'mailSearches', 'mailSellers', 'mailAdverts'];
    const chosen = () => Promise.all(boxes.map((name) => page.locator(`input[name=${name}]`).isChecked()));
    expect(await chosen()).toEqual([true, true, true, true, true]);
    await page.locator('input[name=mailComments]').uncheck();
    await page.locator('input[name=mailAdverts]').uncheck();
    await mainButton(page, 'Save').click();
    await page.getByText('Saved. You will get the emails you have chosen.').waitFor();
    await open(world, page, '/notifications');
    expect(await chosen()).toEqual([true, false, true, true, false]);
  });

  it('a message unread for half an hour is mailed once, and a POST without a log-in ends that', async () => {
    const [reader, writer] = [await newTalker(world), await newTalker(world)];
    await verifyEmail(world.site(), reader.email);
    await act(writer.page, `/chat?with=${reader.id}`, { message: 'A secret offer' });
    await act(writer.page, `/chat?with=${reader.id}`, { message: 'And more' });
    await halfAnHourLater(world.site());
    const subject = `You have a new message from ${writer.fullName}`;
    const told = async () => (await mailsTo(world, reader.email)).filter((mail) => mail.subject === subject);
    await expect.poll(told).toHaveLength(1);
    const [mail] = await told();
    expect(mail?.text).not.toContain('secret');
    const link = new URL(mail?.unsubscribe ?? '').pathname;
    const stranger = await world.person();
    await open(world, stranger, link);
    await stranger.getByRole('heading', { level: 1, name: 'Unsubscribe' }).waitFor();
    const { url } = world.site();
    const oneClick = () =>
      fetch(url + link, {
        method: 'POST',
        headers: { Origin: 'https://mail.example', 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        redirect: 'manual',
      });
    expect((await oneClick()).status).toBe(200);
    expect((await oneClick()).status).toBe(200);
    expect((await fetch(`${url}${link.slice(0, -3)}AAA`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${url}${link.slice(0, -3)}AAA`)).status).toBe(404);
    await mainButton(stranger, 'Unsubscribe').click();
    await stranger.getByRole('heading', { level: 1, name: 'You are unsubscribed' }).waitFor();
    const used = await ask(stranger, link);
    expect(used).toMatchObject({ status: 200, text: expect.stringContaining('You are unsubscribed') });
    await open(world, reader.page, '/notifications');
    expect(await reader.page.locator('input[name=mailMessages]').isChecked()).toBe(false);
    expect(await reader.page.locator('input[name=mailComments]').isChecked()).toBe(true);
    expect(world.site().output()).not.toContain(link);
    expect(await told()).toHaveLength(1);
  });
});
