import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import type { AdvertForm } from '../core/adverts/advert-form.ts';
import { addAdvert, addUser, gate } from '../core/fixtures-for-test.ts';
import type { User } from '../core/shared/viewer.ts';
import * as texts from '../core/texts/by-subject.ts';
import * as herbListTexts from '../core/texts/herb-list.ts';
import { ask, drawn, holdScript, stopClock } from './acts.ts';
import { openSiteOf } from './site.ts';
import { withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  /** So that adverts of the other mode are not found. */
  const word = world.script ? 'Scripted' : 'Plain';
  let shop: OpenSite;
  let seller: User;
  beforeAll(async () => {
    shop = await openSiteOf(world.site());
  });
  let sellers = 0;
  beforeEach(async () => {
    // Nobody may post all of them in one day.
    seller = await addUser(shop.ports, `seller.${++sellers}.of.${word}`);
  });
  afterAll(() => shop?.close());

  const post = (
    title: string,
    price: number,
    selectedDistrict = 'Kampala',
    offer: Partial<AdvertForm> = {},
  ) =>
    addAdvert(shop.ports, seller, {
      ...offer,
      herbtitle: `${word} ${title}`,
      price: String(price),
      selectedDistrict,
      selectedVillage: '',
    });

  const removing = (page: Page, words: string) =>
    page.getByRole('link', { name: `Remove ${words}`, exact: true });

  it('narrow a search by district and price, order it, and page it while others post', async () => {
    const titles = Array.from({ length: 41 }, (_, index) => `${word} tea ${index}`);
    for (let index = 0; index < titles.length; index += 1) await post(`tea ${index}`, 10_000 - 100 * index);
    await post('tea elsewhere', 6000, 'Gulu');
    await post('tea too cheap', 4999);
    await post('tea too dear', 10_001);

    const page = await world.person();
    await page.goto(`/search?q=tea+${word}`);
    await world.settled(page);
    await page.getByText('44 adverts', { exact: true }).waitFor();
    await page.getByText('Filter and sort').click();
    await page.getByLabel('District').selectOption('Kampala');
    await page.getByLabel('Price from').fill('5,000');
    await page.getByLabel('Price to').fill('10 000');
    await page.getByLabel('Sort by').selectOption('Lowest price');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('41 adverts', { exact: true }).waitFor();

    const articles = page.getByRole('article');
    const seen: string[] = [];
    for (const newest of [`${word} tea 21`, `${word} tea 1`, `${word} tea 0`]) {
      await page.getByRole('article', { name: newest, exact: true }).waitFor();
      const shown = await articles.getByRole('heading').allTextContents();
      seen.push(...shown.filter((title) => !world.script || !seen.includes(title)));
      await post(`tea posted after ${seen.length}`, 5000);
      if (newest !== `${word} tea 0`)
        await page.getByRole('link', { name: 'Load more', exact: true }).click();
    }
    expect(seen).toEqual(titles.toReversed());
    expect(await page.getByRole('link', { name: 'Load more', exact: true }).count()).toBe(0);

    const further = page.getByText('You are further down this list.');
    expect(await further.count()).toBe(world.script ? 0 : 1);
    if (!world.script) {
      await page.getByRole('link', { name: 'Back to the start', exact: true }).click();
      await page.getByText('44 adverts', { exact: true }).waitFor();
      expect(await further.count()).toBe(0);
    }
    await removing(page, 'UGX 5,000 to 10,000').click();
    await page.getByText('46 adverts', { exact: true }).waitFor();
    expect(await page.getByLabel('District').inputValue()).toBe('Kampala');
    expect(await page.getByLabel('Price from').inputValue()).toBe('');
  });

  it('lead from any word or name of a herb to its page, which says what it usually costs', async () => {
    const title = 'dried ginger slices for tea';
    for (let price = 3000; price <= 10_000; price += 1000) await post(title, price);
    const page = await world.person();
    const found = page.getByRole('article', { name: `${word} ${title}`, exact: true });
    for (const query of ['tea', 'tangawuzi', 'gin sli']) {
      await page.goto(`/search?${new URLSearchParams({ q: `${query} ${word}` })}`);
      await found.first().waitFor();
    }
    const box = page.getByRole('link', { name: /^Ginger.*entangawuzi.*Usually UGX/ });
    expect(await box.count()).toBe(0);
    await page.goto('/search?q=tangawuzi');
    expect(await box.getAttribute('href')).toBe('/herbs/ginger');
    await world.settled(page);
    await found
      .first()
      .getByRole('link', { name: `${word} ${title}`, exact: true })
      .click();
    await page.getByRole('link', { name: 'Ginger', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ginger', exact: true }).waitFor();
    await page.getByText('Zingiber officinale', { exact: true }).waitFor();
    await page.getByText('entangawuzi', { exact: true }).waitFor();
    await page.getByText('Usually UGX 5,000 to 8,000', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'All herbs', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Herbs', exact: true }).waitFor();
    const letter = page
      .getByRole('navigation', { name: herbListTexts.letters })
      .getByRole('link', { name: 'G' });
    expect(await page.locator((await letter.getAttribute('href')) ?? '').textContent()).toMatch(/^G/);
    await world.settled(page);
    await page.getByLabel(herbListTexts.find, { exact: true }).last().fill('tangawu');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await letter.waitFor({ state: 'detached' });
    expect(await page.locator('.herb').count()).toBe(1);
    const ginger = page.getByRole('listitem').filter({ hasText: /^Ginger (?:8|16) adverts.*entangawuzi/ });
    await ginger.getByRole('link', { name: 'Ginger', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ginger', exact: true }).waitFor();
    const share = page.getByRole('main').getByRole('link', { name: 'Share', exact: true }).first();
    expect(await share.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=Ginger.*%2Fherbs%2Fginger$/);
    if (world.script) {
      await world.settled(page);
      await share.click();
      const address = page.getByLabel('Link to this herb', { exact: true });
      expect(await address.inputValue()).toMatch(/\/herbs\/ginger$/);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    }
    expect((await ask(page, '/sitemap.xml')).text).toContain('/herbs/ginger</loc>');
    const unknown = { status: 404, text: expect.stringContaining('Herb not found') };
    expect(await ask(page, '/herbs/gingers')).toMatchObject(unknown);
    await page.getByText('Filter and sort').click();
    await page.getByLabel('Price to').fill('4,000');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await removing(page, 'UGX 4,000 or less').waitFor();
    await expect.poll(() => found.count()).toBe(2);
  });

  it('narrow a search by the kind of goods and the way of delivery', async () => {
    await post('bark dried, by boda', 3000, 'Kampala', { goods: 'dried', boda: 'on' });
    await post('bark dried, to fetch', 3000, 'Kampala', { goods: 'dried', pickUp: 'on' });
    await post('bark fresh, by boda', 3000, 'Kampala', { goods: 'fresh', boda: 'on' });
    const page = await world.person();
    await page.goto(`/search?q=bark+${word}`);
    await world.settled(page);
    await page.getByText('3 adverts', { exact: true }).waitFor();
    await page.getByText('Filter and sort').click();
    await page.getByLabel('Kind').selectOption('Dried');
    await page.getByLabel('Reaches me by').selectOption('Boda delivery');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('1 advert', { exact: true }).waitFor();
    await page.getByRole('article', { name: `${word} bark dried, by boda`, exact: true }).waitFor();
    await removing(page, 'Boda delivery').click();
    await page.getByText('2 adverts', { exact: true }).waitFor();
    await removing(page, 'Dried').click();
    await page.getByText('3 adverts', { exact: true }).waitFor();
    expect(await page.getByLabel('Kind').inputValue()).toBe('');
  });

  it('narrow a search without words, and say what they ignore', async () => {
    await post('root', 3000, 'Adjumani');
    const page = await world.person();
    await page.goto('/search');
    await world.settled(page);
    await page.getByText('Filter and sort').click();
    await page.getByLabel('District').selectOption('Adjumani');
    await page.getByLabel('Price from').fill('abc');
    await page.getByLabel('Price to').fill('10k');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('article', { name: `${word} root`, exact: true }).waitFor();
    await removing(page, 'UGX 10,000 or less').waitFor();
    const from = page.getByLabel('Price from');
    expect(await from.inputValue()).toBe('abc');
    expect(await from.getAttribute('aria-invalid')).toBe('true');
    const problem = page.getByText('“abc” was left out. Please enter the price in shillings');
    expect(await problem.getAttribute('id')).toBe(await from.getAttribute('aria-describedby'));
    expect(await problem.isVisible()).toBe(true);
    await from.fill('1,000');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await removing(page, 'UGX 1,000 to 10,000').waitFor();
    expect(await problem.count()).toBe(0);
    expect((await fetch(`${world.site().url}/home?min=abc`)).status).toBe(200);
  });

  it('keep an invalid price as typed, and lead to it', async () => {
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    await page.getByText('Filter and sort').click();
    await page.getByLabel('Price from').fill('0');
    await page.getByLabel('Price to').fill('a price '.repeat(600));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const to = page.getByLabel('Price to');
    const isFocused = () => to.evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    expect(await to.inputValue()).toBe('a price '.repeat(600).trim());
    expect(await page.getByLabel('Price from').getAttribute('aria-invalid')).toBeNull();
    const problem = page.getByText('“a price a price a price a pric…” was left out.');
    expect(await problem.getAttribute('id')).toBe(await to.getAttribute('aria-describedby'));
    if (!world.script) return;
    await page.goto('/search');
    await world.settled(page);
    await page.getByText('Filter and sort').click();
    await to.fill('abc');
    const words = page.getByLabel('Search herbs and users');
    await words.pressSequentially('oil');
    await page.getByText('“abc” was left out.').waitFor();
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('are on the feed, hide promotions when in use, and can be cleared when nothing matches', async () => {
    await post('bark', 7000);
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    const promotions = page.getByRole('region', { name: 'Promotions' });
    expect(await promotions.count()).toBe(1);
    await page.getByText('Filter and sort').click();
    await page.getByLabel('District').selectOption('Abim');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('No adverts match.', { exact: true }).waitFor();
    expect(await promotions.count()).toBe(0);
    await page.getByRole('link', { name: 'Clear filters', exact: true }).press('Enter');
    await page.getByRole('article', { name: `${word} bark`, exact: true }).waitFor();
    expect(await promotions.count()).toBe(1);
  });

  it('are one tap away: the kinds of goods on home, and none of them in the sheet', async () => {
    await post('roots', 5000, 'Kampala', { goods: 'dried' });
    await post('leaves', 5000, 'Kampala', { goods: 'fresh' });
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    await page.getByRole('link', { name: 'Dried', exact: true }).click();
    await removing(page, 'Dried').waitFor();
    await page.getByRole('article', { name: `${word} roots`, exact: true }).waitFor();
    expect(await page.getByRole('article', { name: `${word} leaves`, exact: true }).count()).toBe(0);
    await page.getByText('Filter and sort').click();
    await page.getByRole('link', { name: 'Clear filters', exact: true }).click();
    await page.getByRole('article', { name: `${word} leaves`, exact: true }).waitFor();
  });

  it('say after Back what the list was narrowed to', async () => {
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    await page.getByText('Filter and sort').click();
    await page.getByLabel('District').selectOption('Kampala');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await removing(page, 'Kampala').waitFor();
    await page.goBack();
    await removing(page, 'Kampala').waitFor({ state: 'detached' });
    await page.getByText('Filter and sort').press('Enter');
    await page.getByLabel('District').waitFor();
    // Beside the sheet.
    await page.mouse.click(20, 20);
    await page.getByLabel('District').waitFor({ state: 'hidden' });
    if (world.script) {
      await page.getByText('Filter and sort').press('Enter');
      await page.getByLabel('District').press('Escape');
      await page.getByLabel('District').waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary');
      await page.getByText('Filter and sort').press('Enter');
      await page.getByLabel('District').waitFor();
      // The browser asks the same as when somebody goes back on a phone, wherever the keyboard is.
      await page.getByRole('contentinfo').getByRole('link').first().press('Escape');
      await page.getByLabel('District').waitFor({ state: 'hidden' });
      await page.getByText('Filter and sort').press('Enter');
      // It closes also if nothing was changed, so that the list is seen.
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByLabel('District').waitFor({ state: 'hidden' });
    }
    expect(await page.getByLabel('District').inputValue()).toBe('');
  });

  if (world.script) {
    it('follow what is typed, and give up an answer that comes too late', async () => {
      for (const title of ['slow', 'quick']) await post(title, 3000);
      const page = await world.person();
      await page.goto('/search');
      await world.settled(page);
      const isSlow = (url: URL) => url.pathname === '/search.data' && url.search.includes('slow');
      const held = gate();
      await page.route(isSlow, async (route) => {
        await held.opened;
        await route.abort();
      });
      const asked = page.waitForRequest((request) => isSlow(new URL(request.url())));
      const givenUp = page.waitForEvent('requestfailed', (request) => isSlow(new URL(request.url())));
      const words = page.getByLabel('Search herbs and users');
      await words.fill(`${word} slow`);
      await asked;
      await words.fill(`${word} quick`);
      await page.getByRole('article', { name: `${word} quick`, exact: true }).waitFor();
      await givenUp;
      held.open();
      expect(await page.getByRole('article').count()).toBe(1);
      expect(new URL(page.url()).searchParams.get('q')).toBe(`${word} quick`);
    });

    it('append nothing of a list that is no longer shown', async () => {
      for (let index = 0; index < 21; index += 1) await post(`reed ${index}`, 1000);
      await post('moss', 1000);
      const page = await world.person();
      await page.goto(`/search?q=reed+${word}`);
      await world.settled(page);
      const held = gate();
      await page.route(
        (url) => url.searchParams.has('after'),
        (route) => held.opened.then(() => route.continue()),
      );
      const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('after='));
      await page.getByRole('link', { name: 'Load more', exact: true }).click();
      await page.getByLabel('Search herbs and users').fill(`${word} moss`);
      await page.getByRole('article', { name: `${word} moss`, exact: true }).waitFor();
      held.open();
      await arrived;
      await drawn(page);
      expect(await page.getByRole('article').count()).toBe(1);
    });

    it('have the focused field say what Back leads to', async () => {
      const page = await world.person();
      await page.goto('/search');
      await world.settled(page);
      const words = page.getByLabel('Search herbs and users');
      for (const q of ['first', 'second']) {
        await words.fill(q);
        await words.press('Enter');
        await page.getByText(texts.search.noMatches({ query: q }), { exact: true }).waitFor();
      }
      await page.goBack();
      await page.getByText(texts.search.noMatches({ query: 'first' }), { exact: true }).waitFor();
      expect(await words.inputValue()).toBe('first');
      expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
    });

    it('take the keyboard to the first advert that was appended', async () => {
      for (let index = 0; index < 21; index += 1) await post(`sedge ${index}`, 1000);
      const page = await world.person();
      await page.goto(`/search?q=sedge+${word}`);
      await world.settled(page);
      await page.getByRole('link', { name: 'Load more', exact: true }).focus();
      await page.keyboard.press('Enter');
      const appended = page.getByRole('article', { name: `${word} sedge 0`, exact: true });
      await appended.locator('a:focus').waitFor();
    });

    it.each([
      ['stays', 'thyme'],
      ['has left', 'basil'],
    ])('find what was typed before script came, if one %s in the field', async (where, title) => {
      await post(title, 1000);
      const page = await world.person();
      const sendScript = await holdScript(page);
      await page.goto('/search', { waitUntil: 'commit' });
      const words = page.getByLabel('Search herbs and users');
      await words.fill(`${title} ${word}`);
      if (where === 'has left') await words.blur();
      sendScript();
      await page.getByRole('article', { name: `${word} ${title}`, exact: true }).waitFor();
      expect(await words.inputValue()).toBe(`${title} ${word}`);
    });

    it('let go of what was typed last when a result is tapped', async () => {
      await post('cress', 1000);
      const page = await world.person();
      await page.goto(`/search?q=cress+${word}`);
      await world.settled(page);
      await stopClock(page);
      const held = gate();
      await page.route('**/singleherb/*.data*', (route) => held.opened.then(() => route.continue()));
      await page.getByLabel('Search herbs and users').fill(`${word} cres`);
      const asked = page.waitForRequest('**/singleherb/*.data*');
      await page
        .getByRole('article')
        .getByRole('link', { name: `${word} cress` })
        .click();
      await asked;
      await page.clock.runFor(1000);
      held.open();
      await page.waitForURL('**/singleherb/ad_*');
    });

    it('let go of it also before a slow phone has drawn that something was tapped', async () => {
      await post('lovage', 1000);
      const page = await world.person();
      await page.goto(`/search?q=lovage+${word}`);
      await world.settled(page);
      await page.evaluate((typed) => {
        const nothing = () => {};
        let timeIsUp = nothing;
        const { setTimeout, clearTimeout } = window;
        const held = -1;
        window.setTimeout = ((act: () => void, time: number, ...rest: unknown[]) => {
          if (time !== 500) return setTimeout(act, time, ...rest);
          timeIsUp = () => act.apply(window, rest as []);
          return held;
        }) as typeof setTimeout;
        window.clearTimeout = (timer) => {
          if (timer === held) timeIsUp = nothing;
          else clearTimeout(timer);
        };
        const field = document.querySelector<HTMLInputElement>('#q');
        if (field) field.value = typed;
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        document.querySelector<HTMLElement>('article a')?.click();
        timeIsUp();
      }, `${word} lovag`);
      await page.waitForURL('**/singleherb/ad_*');
    });
    return;
  }

  // Asked without a browser, so the same in both modes.
  it('accept whatever an address says', async () => {
    for (let index = 0; index < 21; index += 1) await post(`fern ${index}`, 1000 + index);
    const beginning = 'Back to the start';
    const shortened = 'Search looks for the first 8 words, and 100 letters at most.';
    const nothing = "Sorry, we couldn't find any herbs or users matching";
    /** What a page says about these. */
    const said = async (path: string) => {
      const answer = await fetch(world.site().url + path);
      const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
      const [, cursor = ''] = /after=([^"&]+)/.exec(html) ?? [];
      const [count] = />[0-9,]+\+? adverts?</.exec(html) ?? [];
      const says = [beginning, shortened, nothing].filter((words) => html.includes(words));
      return { status: answer.status, count, says, articles: html.match(/<article/g)?.length, cursor };
    };
    const firstPage = { status: 200, count: '>21 adverts<', says: [], articles: 20 };
    const long = 'x'.repeat(5000);
    const meaningless = ['district=Mars', 'sort=evil', 'max=-1', 'min=abc', 'min=0', 'after=ad_1'];
    const endless = ['district', 'sort', 'min', 'max', 'after'].map((name) => `${name}=${long}`);
    for (const asked of ['', ...meaningless, ...endless]) {
      expect(await said(`/search?q=plain+fern&${asked}`), asked).toMatchObject(firstPage);
    }
    const exchanged = await said('/search?q=plain+fern&min=1010&max=1005');
    expect(exchanged).toMatchObject({ ...firstPage, count: '>6 adverts<', articles: 6 });

    const { cursor } = await said('/search?q=plain+fern&sort=cheapest');
    const further = { ...firstPage, says: [beginning], articles: 1 };
    expect(await said(`/search?q=plain+fern&sort=cheapest&after=${cursor}`)).toMatchObject(further);
    for (const another of ['q=plain+fern', 'q=plain+fern&sort=dearest', 'q=plain&sort=cheapest']) {
      const page = await said(`/search?${another}&after=${cursor}`);
      expect(page, another).toMatchObject({ says: [], articles: 20 });
    }

    for (const q of [
      '!!! ?',
      '"',
      '*',
      '%',
      '_',
      'NEAR(',
      'NEAR(fern plain)',
      'fern AND plain',
      'title:fern',
    ]) {
      // To the letter: "near" may be corrected to a word of another test.
      const found = await said(`/search?${new URLSearchParams({ q, exact: q })}`);
      expect(found, q).toMatchObject({ status: 200, says: [nothing] });
    }
    for (const q of ['"plain" fern*', 'plain -fern', 'fern | plain', "plain' fern:*"]) {
      expect(await said(`/search?${new URLSearchParams({ q })}`), q).toMatchObject(firstPage);
    }
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`).join('+');
    for (const q of [long, words]) {
      expect(await said(`/search?q=${q}`)).toMatchObject({ status: 200, says: [shortened, nothing] });
    }
  });
});
