import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { addAdvert, addUser } from '../core/fixtures-for-test.ts';
import type { User } from '../core/shared/viewer.ts';
import * as searchTexts from '../core/texts/search.ts';
import { openSiteOf } from './site.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  /** Words of its own, so that adverts of the other mode are not found. */
  const [right, wrong, rare] = world.script
    ? ['wormwood', 'wormwoood', 'wormwodd']
    : ['elderflower', 'elderflowre', 'elderflowar'];
  let shop: OpenSite;
  let seller: User;
  beforeAll(async () => {
    shop = await openSiteOf(world.site());
    seller = await addUser(shop.ports, `speller.of.${right}`);
    for (let index = 0; index < 25; index += 1) {
      await addAdvert(shop.ports, seller, { herbtitle: `${right} ${index}`, price: String(1000 + index) });
    }
  });
  afterAll(() => shop?.close());

  it('shows the results of a corrected query, says so, and leads to what was typed', async () => {
    const page = await world.person();
    const articles = page.getByRole('article');
    await page.goto(`/search?q=${wrong}&sort=cheapest`);
    await world.settled(page);
    await page.getByText(searchTexts.shownFor({ query: right })).waitFor();
    expect(await page.getByLabel('Search herbs and users').inputValue()).toBe(wrong);
    expect(await articles.count()).toBe(20);
    await page.getByRole('link', { name: 'Load more' }).click();
    await page.getByRole('article', { name: new RegExp(`^${right} 24$`, 'i') }).waitFor();

    await page.goto(`/search?q=${wrong}&sort=cheapest`);
    await world.settled(page);
    await page.getByRole('link', { name: searchTexts.searchInstead({ query: wrong }), exact: true }).click();
    await page.getByText(searchTexts.noMatches({ query: wrong })).waitFor();
    expect(await articles.count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('cheapest');

    await page.getByRole('link', { name: searchTexts.didYouMean({ query: right }), exact: true }).click();
    await articles.first().waitFor();
    expect(await page.getByLabel('Search herbs and users').inputValue()).toBe(right);
    expect(await page.getByText(searchTexts.shownFor({ query: right })).count()).toBe(0);
  });

  it('searches for another query in the field of a literal one as usual', async () => {
    const page = await world.person();
    await page.goto(`/search?q=${wrong}&exact=${wrong}`);
    await world.settled(page);
    await page.getByText(searchTexts.noMatches({ query: wrong })).waitFor();
    await page.getByLabel('Search herbs and users').fill(`${wrong} 1`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(searchTexts.shownFor({ query: `${right} 1` })).waitFor();
  });

  it('asks whether another query was meant by one that finds little', async () => {
    await addAdvert(shop.ports, seller, { herbtitle: rare });
    const page = await world.person();
    await page.goto(`/search?q=${rare}`);
    await world.settled(page);
    expect(await page.getByRole('article').count()).toBe(1);
    await page.getByRole('link', { name: searchTexts.didYouMean({ query: right }), exact: true }).click();
    await page.getByText('25 adverts', { exact: true }).waitFor();
  });
});
