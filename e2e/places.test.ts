import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { addAdvert, addUser } from '../core/fixtures-for-test.ts';
import * as ownDistrictTexts from '../core/texts/own-district.ts';
import * as placesTexts from '../core/texts/places.ts';
import * as savedSearchesTexts from '../core/texts/saved-searches.ts';
import { openSiteOf } from './site.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  /** So that adverts of the other mode are not found. */
  const word = world.script ? 'Scripted' : 'Plain';
  let shop: OpenSite;
  beforeAll(async () => {
    shop = await openSiteOf(world.site());
    const seller = await addUser(shop.ports, `seller.of.${word}`);
    for (const [title, selectedDistrict] of [
      ['tea', 'Kampala'],
      ['mint', 'Omoro'],
      ['aloe', 'Gulu'],
      ['neem', 'Wakiso'],
    ] as const) {
      const form = { herbtitle: `${word} ${title}`, selectedDistrict, selectedVillage: '' };
      await addAdvert(shop.ports, seller, form);
    }
  });
  afterAll(() => shop?.close());

  const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
  const near = (page: Page) => page.getByLabel('Near', { exact: true });
  const openFilter = async (page: Page) => {
    await world.settled(page);
    await page.getByText('Filter and sort').click();
  };
  const show = (page: Page) => page.getByRole('button', { name: 'Show', exact: true }).click();
  const searched = `/search?q=${word}`;

  it('show how far things are, order them, and are forgotten', async () => {
    const page = await world.person();
    await page.goto(searched);
    await openFilter(page);
    expect(await page.getByText(/about \d+ km/).count()).toBe(0);
    await near(page).selectOption('Gulu');
    await page.getByLabel('Sort by').selectOption('Nearest');
    await show(page);
    await page.getByText('about 27 km', { exact: true }).waitFor();
    expect(await titles(page)).toEqual(['aloe', 'mint', 'neem', 'tea'].map((title) => `${word} ${title}`));
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    const [aloe, mint, neem, tea] = ['aloe', 'mint', 'neem', 'tea'].map((title) => `${word} ${title}`);
    expect(headings).toEqual([
      'Herbs',
      'In Gulu',
      aloe,
      'Next to Gulu',
      mint,
      'Farther away',
      neem,
      tea,
      'Users',
    ]);

    await page.goto('/home');
    expect(await near(page).inputValue()).toBe('Gulu');
    await page.getByText('about 27 km', { exact: true }).first().waitFor();

    await page.goto(searched);
    await page.getByRole('link', { name: 'Remove Near Gulu', exact: true }).click();
    await page
      .getByText(/about \d+ km/)
      .first()
      .waitFor({ state: 'detached' });
    await page.goto('/home');
    expect(await near(page).inputValue()).toBe('');
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain('near');
  });

  it('follow a district that has little by what is nearby', async () => {
    const page = await world.person();
    await page.goto(`${searched}&district=Gulu`);
    const nearby = page.getByRole('region', { name: 'Nearby', exact: true });
    await nearby.getByRole('article', { name: `${word} mint`, exact: true }).waitFor();
    expect(await nearby.getByRole('article').count()).toBe(1);
    await nearby.getByRole('link', { name: placesTexts.allNear({ district: 'Gulu' }), exact: true }).click();
    await page.getByText('4 adverts', { exact: true }).waitFor();
    expect((await titles(page)).slice(0, 2)).toEqual([`${word} aloe`, `${word} mint`]);

    await page.goto(`${searched}&district=Amuru`);
    await page.getByText('No adverts match.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'All districts 4', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Save this search', exact: true }).count()).toBe(1);
    await page.getByText(savedSearchesTexts.why, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Omoro 1', exact: true }).click();
    await page.getByText('1 advert', { exact: true }).waitFor();
  });

  if (!world.script) {
    it('need no button that only script has', async () => {
      const page = await world.person();
      await page.goto('/home');
      await openFilter(page);
      expect(await page.getByRole('button', { name: placesTexts.useLocation, exact: true }).count()).toBe(0);
    });
    return;
  }

  it('are found by the browser, which tells nobody where it is', async () => {
    const page = await world.person();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 2.7712, longitude: 32.2987 });
    await page.goto(searched);
    await openFilter(page);
    await page.getByRole('button', { name: placesTexts.useLocation, exact: true }).click();
    await page.getByText(ownDistrictTexts.located({ district: 'Gulu' }), { exact: true }).waitFor();
    expect(await near(page).inputValue()).toBe('Gulu');
    await show(page);
    await page.getByText('about 27 km', { exact: true }).waitFor();
    expect(sent.filter((address) => /2\.77|32\.29/.test(address))).toEqual([]);
  });

  it('are chosen by hand where the browser does not tell', async () => {
    const page = await world.person();
    await page.goto('/home');
    await openFilter(page);
    await page.getByRole('button', { name: placesTexts.useLocation, exact: true }).click();
    await page.getByText(ownDistrictTexts.refused, { exact: true }).waitFor();
    expect(await near(page).inputValue()).toBe('');
  });
});
