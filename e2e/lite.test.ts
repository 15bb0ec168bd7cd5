import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { postAdvert, signUp } from './acts.ts';
import { jpeg } from './pictures.ts';
import { createWorld } from './world.ts';

/** Pages without script and pictures, by choice. */
describe('Lite', () => {
  const world = createWorld(true);
  const theSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('switch', { name: 'Lite' });
  const isOn = (page: Page) => theSwitch(page).getAttribute('aria-checked');
  const scripts = (page: Page) => page.locator('script').count();
  const on = 'Lite is on: photos come only when you ask for them.';

  async function posted() {
    const seller = await world.person();
    await signUp(seller);
    return postAdvert(seller, { title: 'Neem for Lite' }, [await jpeg(1, { width: 900, height: 600 })]);
  }

  it('is turned on and off at the end of each page, which comes back, and is remembered', async () => {
    await posted();
    const page = await world.person();
    await page.goto('/search?q=neem');
    await world.settled(page);
    expect(await isOn(page)).toBe('false');
    await theSwitch(page).click();
    await page.getByText(on).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/search?q=neem');
    expect([await isOn(page), await scripts(page)]).toEqual(['true', 0]);
    await page.goto('/home');
    expect([await isOn(page), await scripts(page)]).toEqual(['true', 0]);
    await theSwitch(page).click();
    await page.getByText('Lite is off.').waitFor();
    await world.settled(page);
    expect(await isOn(page)).toBe('false');
  });

  it('is turned on and off in the settings', async () => {
    const page = await world.person();
    await page.goto('/account/settings');
    await world.settled(page);
    const row = page.getByRole('main').getByRole('switch', { name: 'Lite' });
    expect(await row.getAttribute('aria-checked')).toBe('false');
    // The whole row is the switch.
    await page.getByText('No script, photos only when you tap them.').click({ force: true });
    await page.getByText(on).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/settings');
    expect([await row.getAttribute('aria-checked'), await scripts(page)]).toEqual(['true', 0]);
    await row.click();
    await page.getByText('Lite is off.').waitFor();
    expect(await row.getAttribute('aria-checked')).toBe('false');
  });

  it('has its switch on the page that follows one without a footer, without a new document', async () => {
    const page = await world.person();
    const path = await posted();
    await page.goto(`${path}/photos/1`);
    await world.settled(page);
    await page.evaluate(() => {
      document.body.dataset['same'] = 'document';
    });
    expect(await theSwitch(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Neem for Lite', level: 1 }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    expect(await isOn(page)).toBe('false');
    expect(
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).count(),
    ).toBe(1);
  });

  it('names the size of a photo, which a tap loads', async () => {
    const path = await posted();
    const page = await world.person();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/')) loaded.push(request.url());
    });
    await page.goto('/home');
    await theSwitch(page).click();
    await page.getByText(on).waitFor();
    loaded.length = 0;
    await page.goto(path);
    await page.getByRole('heading', { name: 'Neem for Lite', level: 1 }).waitFor();
    expect(loaded).toEqual([]);
    await page
      .getByText(/^Photo, \d+ KB$/)
      .first()
      .click();
    await page.waitForURL(/\/photos\/1$/);
    await expect.poll(() => loaded).toEqual([expect.stringMatching(/-640\.webp$/)]);
  });

  it('can be switched off by those whose browser asks to save data', async () => {
    const page = await world.person();
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.goto('/home');
    expect([await isOn(page), await scripts(page)]).toEqual(['true', 0]);
    await theSwitch(page).click();
    await page.getByText('Lite is off.').waitFor();
    await page.goto('/herbs');
    await world.settled(page);
    expect(await isOn(page)).toBe('false');
  });

  it('is the same page for those who ask for the same, and never another', async () => {
    const path = await posted();
    const member = await world.person();
    await signUp(member);
    const session = (await member.context().cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const ask = async (headers: Record<string, string>) => {
      const pages = ['/home', path, '/search?q=lite'].map(async (page) => {
        const text = await (await fetch(world.site().url + page, { headers })).text();
        expect(text).toMatch(/<h1[^>]*>(?:Home|Neem for Lite|Search)/i);
        return [
          text.includes('<script'),
          /src(?:set)?="[^"]*\/media\//i.test(text),
          /Photo, \d+ KB/.test(text),
        ];
      });
      return [...new Set((await Promise.all(pages)).map(String))];
    };
    const [full, lite] = [['true,true,false'], ['false,false,true']];
    for (let round = 0; round < 3; round += 1)
      for (const own of ['', session]) {
        const and = own && `; ${own}`;
        expect(await ask({ Cookie: own })).toEqual(full);
        expect(await ask({ Cookie: own, 'Save-Data': 'on' })).toEqual(lite);
        expect(await ask({ Cookie: `lite=1${and}` })).toEqual(lite);
        expect(await ask({ Cookie: `lite=0${and}`, 'Save-Data': 'on' })).toEqual(full);
      }
  });

  it('posts photos as they are, and says so', async () => {
    const page = await world.person();
    await signUp(page);
    await page.goto('/account/settings');
    await theSwitch(page).click();
    await page.getByText(on).waitFor();
    await page.goto('/post');
    await page.getByText('Lite sends photos at their full size.').waitFor();
    expect(await scripts(page)).toBe(0);
  });

  it('is offered on a very slow connection, until somebody answers', async () => {
    const page = await world.person();
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { effectiveType: '2g' });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await page.goto('/home');
    const offer = page.getByRole('form', { name: 'Slow network' });
    await offer.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Lite is off.').waitFor();
    await page.goto('/herbs');
    await page.getByText('Your internet connection is very slow.').waitFor();
    expect(await offer.count()).toBe(0);
    await page.context().clearCookies();
    await page.goto('/home');
    await offer.getByRole('button', { name: 'Use Lite' }).click();
    await page.getByText(on).waitFor();
    expect(await isOn(page)).toBe('true');
  });
});
