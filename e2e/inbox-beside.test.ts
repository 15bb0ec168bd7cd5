import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addUser } from '../core/fixtures-for-test.ts';
import { act, newTalker, say, stopClock, type Talker } from './acts.ts';
import { openSiteOf } from './site.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

const inbox = (page: Page) => page.getByRole('region', { name: 'Inbox' });
const rowsOf = (page: Page) => inbox(page).getByRole('listitem');

/** Somebody with a wide screen to whom this many others have written. */
async function newSeller(world: World, buyers: number, options = {}) {
  const seller = await newTalker(world, { wide: true, ...options });
  const others: Talker[] = [];
  for (let number = 1; number <= buyers; number += 1) {
    const buyer = await newTalker(world);
    await act(buyer.page, `/chat?with=${seller.id}`, { message: `from ${number}` });
    others.push(buyer);
  }
  return { seller, others, page: seller.page };
}

withScriptOnAndOffAtOneSite((world) => {
  it('asks to choose a conversation on a wide screen only, and only where there is one', async () => {
    const { page } = await newSeller(world, 1);
    const choose = page.getByText('Choose a conversation');
    await page.goto('/messages');
    await choose.waitFor();
    await page.setViewportSize({ width: 1023, height: 740 });
    await choose.waitFor({ state: 'hidden' });
    expect(await rowsOf(page).count()).toBe(1);
    const { page: alone } = await newSeller(world, 0);
    await alone.goto('/messages');
    await alone.getByText('Sorry, your inbox is empty').waitFor();
    expect(await alone.getByText('Choose a conversation').count()).toBe(0);
  });

  if (world.script) testWithScript(world);
  else
    it('is a separate page, to which the conversation leads back', async () => {
      const { page } = await newSeller(world, 1);
      await page.goto('/messages');
      await rowsOf(page).getByRole('link').click();
      await page.getByRole('log').getByText('from 1').waitFor();
      expect(await inbox(page).count()).toBe(0);
      await page.getByRole('link', { name: 'Back to the inbox' }).click();
      await page.waitForURL('**/messages');
    });
});

function testWithScript(world: World): void {
  it('is beside the open conversation on a wide screen, which it marks, but not on a narrow one', async () => {
    const { page, others } = await newSeller(world, 2);
    await page.goto(`/chat?with=${others[0]?.id}`);
    await page.getByRole('log').getByText('from 1').waitFor();
    const open = inbox(page).locator('[aria-current=page]');
    await open.getByText('from 1').waitFor();
    expect(await open.count()).toBe(1);
    expect(await open.locator('.badge').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([others[0]?.fullName]);
    expect(await page.getByRole('link', { name: 'Back to the inbox' }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 1023, height: 740 });
    await inbox(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to the inbox' }).click();
    await page.waitForURL('**/messages');
    await expect.poll(() => rowsOf(page).count()).toBe(2);
  });

  it('keeps what somebody began to write in a conversation while they look at another', async () => {
    const { page, others } = await newSeller(world, 2);
    const open = async (number: number) => {
      const name = others[number - 1]?.fullName ?? '';
      await rowsOf(page).getByText(name, { exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    await page.goto('/messages');
    await world.settled(page);
    const field = page.getByLabel('Message', { exact: true });
    await open(1);
    await field.fill('half of a');
    await open(2);
    expect(await field.inputValue()).toBe('');
    await open(1);
    await expect.poll(() => field.inputValue()).toBe('half of a');
    await say(page, 'half of a letter');
    await open(2);
    await open(1);
    await page.getByRole('log').getByText('half of a letter').waitFor();
    expect(await field.inputValue()).toBe('');
  });

  it('stays when there is nobody to talk to', async () => {
    const { page } = await newSeller(world, 1);
    await page.goto('/chat?with=nobody');
    await page.getByRole('heading', { level: 1, name: 'User not found' }).waitFor();
    await rowsOf(page).getByText('from 1').waitFor();
  });

  it('stays where it was scrolled, as long as it was, while conversations are opened and left', async () => {
    const { page, id } = await newTalker(world, { wide: true, mayLoseNetwork: true });
    const { core, ports, close } = await openSiteOf(world.site());
    for (let number = 1; number <= 21; number += 1) {
      const buyer = await addUser(ports, `buyer_${number}`);
      const messageId = ports.ids.alphanumeric(30);
      await core.sendMessage(buyer, { with: id, message: `from ${number}`, messageId });
    }
    await close();
    await page.goto('/messages');
    await world.settled(page);
    await page.route('**/messages.data*', (route) => route.abort());
    // Script shows it for six seconds.
    await stopClock(page);
    await inbox(page).getByRole('link', { name: 'Load more' }).click();
    await page.getByRole('alert').getByText('Failed to load messages. Please try again later.').waitFor();
    await page.unroute('**/messages.data*');
    await inbox(page).getByRole('link', { name: 'Load more' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(21);
    await rowsOf(page).nth(20).scrollIntoViewIfNeeded();
    const place = () => inbox(page).evaluate((list) => list.scrollTop);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await rowsOf(page).nth(20).getByRole('link').click();
    await page.getByRole('log').getByText('from 1', { exact: true }).waitFor();
    expect([await place(), await rowsOf(page).count()]).toEqual([before, 21]);
    await rowsOf(page).nth(19).getByRole('link').click();
    await page.getByRole('log').getByText('from 2', { exact: true }).waitFor();
    expect(await place()).toBe(before);
    await page.goBack();
    await page.getByRole('log').getByText('from 1', { exact: true }).waitFor();
    await page.goBack();
    await page.getByText('Choose a conversation').waitFor();
    expect([await place(), await rowsOf(page).count()]).toEqual([before, 21]);
  });

  it('moves while a conversation is open, and is fetched by a phone only when the screen becomes wide', async () => {
    const { page, others, seller } = await newSeller(world, 2);
    await page.goto(`/chat?with=${others[0]?.id}`);
    await world.settled(page);
    await say(page, 'Yes, I have it.');
    await rowsOf(page).first().getByText('You: Yes, I have it.').waitFor();
    const other = others[1];
    if (other !== undefined) await act(other.page, `/chat?with=${seller.id}`, { message: 'and now?' });
    await rowsOf(page).first().getByText('and now?').waitFor();
    await inbox(page).locator('.badge').waitFor();

    await page.setViewportSize({ width: 360, height: 740 });
    await inbox(page).waitFor({ state: 'detached' });
    let asked = 0;
    await page.route('**/messages.data*', (route) => {
      asked += 1;
      return route.continue();
    });
    if (other !== undefined) await act(other.page, `/chat?with=${seller.id}`, { message: 'still there?' });
    await page.locator('.main-navigation .badge').filter({ hasText: /^3/ }).waitFor();
    expect(asked).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await rowsOf(page).first().getByText('still there?').waitFor();
  });

  it('is shown even if the conversation cannot be loaded, and the other way round', async () => {
    const { page, others, seller } = await newSeller(world, 2, { mayLoseNetwork: true });
    await page.goto(`/chat?with=${others[0]?.id}`);
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    await page.route('**/messages.data*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/messages.data'));
    const other = others[1];
    if (other !== undefined) await act(other.page, `/chat?with=${seller.id}`, { message: 'and now?' });
    await failed;
    await page.getByRole('log').getByText('from 1').waitFor();
    expect(await rowsOf(page).count()).toBe(2);
    await page.route('**/chat.data*', (route) => route.abort());
    await rowsOf(page).filter({ hasText: 'from 2' }).getByRole('link').click();
    await page.getByRole('link', { name: 'Try again' }).waitFor();
  });
}
