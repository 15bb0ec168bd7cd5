import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask, newTalker, postAdvert } from './acts.ts';
import { letCount } from './site.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

withScriptOnAndOffAtOneSite((world) => {
  it('a seller’s page shows their adverts of one kind, page by page, and the way back to all', async () => {
    const seller = await newTalker(world);
    await letCount(world.site(), seller.email);
    for (let number = 1; number <= 21; number += 1)
      await postAdvert(seller.page, { title: `Neem leaves ${number}`, goods: 'dried' });
    await postAdvert(seller.page, { title: 'Neem oil', goods: 'oil' });
    const page = await world.person();
    const path = `/user/${seller.id}`;
    await page.goto(path);
    await world.settled(page);
    const kinds = page.getByRole('navigation', { name: 'Kind' }).getByRole('link');
    expect(await kinds.allTextContents()).toEqual(['All', 'Dried21', 'Oil1']);
    expect((await titles(page))[0]).toBe('Neem oil');
    // The page is theirs, so their name is not repeated on each card.
    expect(await page.getByRole('article').getByRole('link', { name: seller.username }).count()).toBe(0);

    await kinds.filter({ hasText: 'Dried' }).click();
    await page
      .getByRole('navigation', { name: 'Kind' })
      .locator('[aria-current]', { hasText: 'Dried' })
      .waitFor();
    await expect.poll(() => titles(page)).toHaveLength(20);
    expect((await titles(page))[0]).toBe('Neem leaves 21');
    await page.getByRole('link', { name: 'Load more' }).click();
    await page.getByRole('article', { name: 'Neem leaves 1', exact: true }).waitFor();
    expect(await titles(page)).toHaveLength(world.script ? 21 : 1);
    expect(await page.getByRole('link', { name: 'Load more' }).count()).toBe(0);

    if (!world.script) await page.goBack();
    await page.goBack();
    await page.getByRole('article', { name: 'Neem oil' }).waitFor();
    expect((await ask(page, `${path}?goods=nothing&tab=nothing`)).text).toContain('Neem oil');
  });

  it('has the adverts, what people say and what the seller says under links', async () => {
    const seller = await newTalker(world);
    await postAdvert(seller.page);
    const page = await world.person();
    const path = `/user/${seller.id}`;
    await page.goto(path);
    await world.settled(page);
    const tabs = page.getByRole('navigation', { name: 'Profile' }).getByRole('link');
    expect(await tabs.allTextContents()).toEqual(['1 Post', 'Recommendations', 'About']);
    // There is nothing to choose from.
    expect(await page.getByRole('navigation', { name: 'Kind' }).count()).toBe(0);
    await tabs.filter({ hasText: 'Recommendations' }).click();
    await page.getByText('No recommendations yet.').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    await tabs.filter({ hasText: 'About' }).click();
    await page.getByText('Two people who wrote to each other').waitFor();
    await page.getByText('No bio available.').waitFor();
    await page.goBack();
    await page.getByText('No recommendations yet.').waitFor();
    await tabs.filter({ hasText: '1 Post' }).click();
    await page.getByRole('article').waitFor();
  });

  it('is shared like an advert', async () => {
    const seller = await newTalker(world);
    const page = await world.person();
    await page.goto(`/user/${seller.id}`);
    await world.settled(page);
    const share = page.getByRole('main').getByRole('link', { name: 'Share' });
    const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(`${seller.fullName} ${new URL(page.url()).origin}/user/${seller.id}`);
    if (!world.script) return;
    await share.click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    expect(await dialog.getByLabel('Link to this profile').inputValue()).toContain(`/user/${seller.id}`);
  });
});
