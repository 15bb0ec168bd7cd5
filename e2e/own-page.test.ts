import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act, mainButton, newTalker, postAdvert } from './acts.ts';
import { openDatabaseOf } from './site.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

withScriptOnAndOffAtOneSite((world) => {
  it('one’s own page tells what waits, and how the shop does', async () => {
    const [seller, buyer] = [await newTalker(world), await newTalker(world)];
    const { page } = seller;
    const open = async () => {
      await page.goto('/account');
      await heading(page, 'Posts').waitFor();
      await world.settled(page);
    };
    await open();
    for (const name of ['Waiting for you', 'My shop']) expect(await heading(page, name).count()).toBe(0);

    const path = await postAdvert(page, { title: `offered ${world.script}` });
    const ad = path.replace('/singleherb/', '');
    await open();
    expect(await heading(page, 'Waiting for you').count()).toBe(0);
    await main(page).getByRole('region', { name: 'My shop' }).getByText('0 chats').waitFor();
    await act(buyer.page, `/chat?with=${seller.id}&ad=${ad}`, { move: 'offer', amount: '5,000', ad });
    const { db, close } = openDatabaseOf(world.site());
    await db
      .updateTable('adverts')
      .set({ ends_at: Date.now() + 2 * 86_400_000 })
      .where('id', '=', ad)
      .execute();
    await close();
    await open();
    const waiting = main(page).getByRole('region', { name: 'Waiting for you' });
    await main(page).getByRole('region', { name: 'My shop' }).getByText('1 chat').waitFor();
    await waiting.getByText('Ends in 2 days').waitFor();
    await waiting.getByRole('button', { name: /^Renew Offered/ }).click();
    await page.getByText('Renewed for 60 days.').waitFor();
    await waiting.getByText(`${buyer.fullName} offers UGX 5,000`).waitFor();
    expect(await waiting.getByRole('button').count()).toBe(0);
    await waiting.getByRole('link', { name: /Answer$/ }).click();
    await page.getByRole('heading', { level: 1, name: buyer.fullName }).waitFor();
    await world.settled(page);
    await mainButton(page, 'Decline').click();
    await page.getByRole('log').getByText('I decline your offer of UGX 5,000').waitFor();
    await open();
    expect(await heading(page, 'Waiting for you').count()).toBe(0);
  });

  it('one’s own adverts can be chosen by their state', async () => {
    const { page } = await newTalker(world);
    const sold = await postAdvert(page, { title: `sold ${world.script}` });
    await postAdvert(page, { title: `live ${world.script}` });
    await act(page, `${sold}/state`, { move: 'sold' });
    await page.goto('/account');
    await world.settled(page);
    const posts = main(page).getByRole('region', { name: 'Posts' });
    const cards = posts.getByRole('listitem').filter({ has: page.locator('summary') });
    expect(await cards.count()).toBe(2);
    const which = posts.getByRole('navigation', { name: 'Which adverts' });
    expect(await which.getByRole('link').allTextContents()).toEqual(['All 2', 'Live 1', 'Sold 1']);
    await which.getByRole('link', { name: 'Sold' }).click();
    await expect.poll(() => cards.count()).toBe(1);
    expect(await cards.first().textContent()).toContain(`Sold ${world.script}`);
    expect(await which.getByRole('link', { name: 'Sold' }).getAttribute('aria-current')).toBe('page');
    await page.goto('/account?state=constructor');
    await world.settled(page);
    expect(await cards.count()).toBe(2);
  });
});
