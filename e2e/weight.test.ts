import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, postAdvert, signUp, stopClock } from './acts.ts';
import { budgetOf, type SampleSite, startSampleSite, type Visit, type Weight, weigh } from './weight.ts';
import { createWorld, holdBrowser } from './world.ts';

/** Bytes of headers sent with each file and picture of a page. */
const headerBudget = 350;

describe('the weight of pages', () => {
  let site: SampleSite;
  const browser = holdBrowser();

  beforeAll(async () => {
    site = await startSampleSite();
  });
  afterAll(() => site?.stop());

  const visits: readonly (readonly [page: string, visit: Visit])[] = [
    ['feed', 'with script'],
    ['feed', 'script off'],
    ['feed', 'Save-Data'],
    ['feed', 'second visit'],
    ['detail', 'with script'],
    ['detail', 'Save-Data'],
    ['search', 'with script'],
    ['profile', 'with script'],
    ['login', 'with script'],
    ['post', 'with script'],
  ];
  it.each(visits)('keeps the %s, %s, within its budget', async (page, visit) => {
    const weight = await weigh(browser(), site, page, visit);
    expect(weight.html + weight.headers).toBeGreaterThan(0);
    const over = Object.entries(budgetOf(page, visit)).flatMap(([part, budget]) => {
      const name = `${page}, ${visit}: ${part}`;
      const value = weight[part as keyof Weight];
      return value > budget ? [`${name} ${value} > ${budget}`] : [];
    });
    expect(over).toEqual([]);
    expect(weight.script > 0, 'script').toBe(visit === 'with script');
  });

  it.each(['lg', 'sw'] as const)('keeps pages in %s within a KB more', async (language) => {
    const over: string[] = [];
    for (const page of ['feed', 'detail', 'search', 'profile', 'post']) {
      const weight = await weigh(browser(), site, page, 'with script', language);
      for (const [part, budget] of Object.entries(budgetOf(page, 'with script', language))) {
        const value = weight[part as keyof Weight];
        if (value > budget) over.push(`${page}: ${part} ${value} > ${budget}`);
      }
    }
    expect(over).toEqual([]);
  });

  it.each(['worker.js', 'worker-lg.js', 'worker-sw.js'])(
    'brings the service worker %s apart, in at most 5 KB, with everything that it listens to',
    async (name) => {
      const answer = await fetch(`${site.url}/${name}`, { headers: { 'Accept-Encoding': 'br' } });
      expect(Number(answer.headers.get('Content-Length'))).toBeLessThanOrEqual(5 * 1024);
      const worker = await answer.text();
      for (const event of ['install', 'activate', 'fetch', 'sync']) expect(worker).toContain(`"${event}"`);
    },
  );

  it.each(['feed', 'detail', 'profile', 'search'])(
    'brings no script to the %s under Save-Data',
    async (name) => {
      const page = await (
        await fetch(site.url + site.pages[name], { headers: { 'Save-Data': 'on' } })
      ).text();
      expect(page).toContain('<main');
      expect(page).not.toMatch(/<script|modulepreload/);
    },
  );

  it('lists script files only in a template, which neither fetches them nor blocks anything', async () => {
    for (const path of Object.values(site.pages)) {
      const page = await (await fetch(site.url + path)).text();
      expect(page.match(/modulepreload/g)?.length, path).toBeGreaterThan(3);
      expect(page.replace(/<template>.*<\/template>/s, ''), path).not.toMatch(
        /modulepreload|<script[^>]* src=/,
      );
    }
  });

  it('names what a page needs to be drawn before the page itself', async () => {
    for (const path of Object.values(site.pages)) {
      const answer = await fetch(site.url + path);
      const [, stylesheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(await answer.text()) ?? [];
      expect(answer.headers.get('Link'), path).toBe(`<${stylesheet}>; rel=preload; as=style`);
    }
  });

  it('sends short headers with files and pictures', async () => {
    const html = await (await fetch(site.url + site.pages['feed'])).text();
    const files = new Set(html.match(/\/(?:assets|media)\/[\w.-]+\.(?:js|css|svg|webp|jpg)/g));
    expect([...files].map((path) => path.split('.').at(-1))).toEqual(
      expect.arrayContaining(['js', 'css', 'webp']),
    );
    for (const path of files) {
      const { headers, status } = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
      const lines = ['HTTP/1.1 200 OK', ...[...headers].map(([name, value]) => `${name}: ${value}`), ''];
      expect(status, path).toBe(200);
      expect(lines.join('\r\n').length + 2, path).toBeLessThanOrEqual(headerBudget);
    }
  });
});

describe('the photos of a long list', () => {
  const world = createWorld(true);
  let latest: string;

  beforeAll(async () => {
    const page = await world.person();
    await signUp(page);
    for (let number = 1; number <= 9; number += 1)
      latest = await postAdvert(page, { title: `herb ${number}` });
  });

  const cards = (page: Page) => page.getByRole('article');

  it('are sent without script up to four, as many as the first screen shows, and the others by a link', async () => {
    const page = await world.person({ script: false });
    await page.goto('/home');
    expect(await page.locator('article picture').count()).toBe(4);
    expect(await page.getByRole('img', { name: /^Photo of herb \d$/i }).count()).toBe(9);
    await cards(page).last().getByRole('link', { name: 'Show photo' }).click();
    await page.waitForURL('**/singleherb/*/photos/1');
    const photo = page.getByRole('img', { name: 'Photo 1 of herb 1' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  it('are fetched by script when scrolled to', async () => {
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    const last = cards(page).last();
    expect(await last.locator('picture').count()).toBe(0);
    await last.scrollIntoViewIfNeeded();
    const photo = last.locator('picture img');
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await last.getByRole('img', { name: 'Photo of herb 1' }).count()).toBe(1);
  });

  it('are not fetched before they are in sight until somebody scrolls', async () => {
    const page = await world.person();
    await page.goto('/home');
    const fifth = cards(page).nth(4);
    const top = (await fifth.boundingBox())?.y ?? 0;
    await page.setViewportSize({ width: 360, height: Math.floor(top) - 100 });
    await page.reload();
    await world.settled(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await fifth.locator('picture').count()).toBe(0);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => fifth.locator('picture').count()).toBe(1);
  });

  it('take little room on paper where they were not fetched', async () => {
    const page = await world.person();
    await page.goto('/home');
    const heightOf = async (card: Locator) => (await card.locator('.picture').boundingBox())?.height ?? 0;
    const fetched = await heightOf(cards(page).first());
    expect(await heightOf(cards(page).last())).toBe(fetched);
    await page.emulateMedia({ media: 'print' });
    expect(await heightOf(cards(page).first())).toBe(fetched);
    expect(await heightOf(cards(page).last())).toBeLessThan(fetched / 4);
  });

  it('delay script by ten seconds at most', async () => {
    const page = await world.person();
    await stopClock(page);
    await page.route('**/media/*', () => {});
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(9_000);
    expect(await page.locator('html[data-script=on]').count()).toBe(0);
    await page.clock.runFor(2_000);
    await world.settled(page);
  });

  it('are sent under Save-Data only on request', async () => {
    const headers = { 'Save-Data': 'on' };
    const feed = await (await fetch(`${world.site().url}/home`, { headers })).text();
    expect(feed).not.toMatch(/src(?:set)?="[^"]*\/media\//i);
    expect(feed).toContain('aria-label="Photo of Herb 1"');
    const [viewer = ''] = /\/singleherb\/\w+\/photos\/1/.exec(feed) ?? [];
    const page = await (await fetch(world.site().url + viewer, { headers })).text();
    expect(page).toMatch(/<source[^>]*\/media\//);
  });

  it('are seen without scrolling: four on a phone, two of them whole, and a whole row on a wide screen', async () => {
    const fan = await world.person();
    await signUp(fan);
    await postAdvert(fan, { title: 'Neem' });
    await act(fan, `${latest}/like`, { liked: 'true' });
    for (const wide of [false, true]) {
      const page = await world.person({ wide });
      await page.goto('/home');
      await page
        .getByRole('navigation', { name: 'Browse herbs' })
        .getByRole('link', { name: 'Neem' })
        .waitFor();
      await page.getByRole('region', { name: 'Top ad' }).waitFor();
      const { seen, whole } = await page.evaluate(() => {
        const bar = document.querySelector('.main-navigation')?.getBoundingClientRect();
        const end = innerWidth < 768 ? (bar?.top ?? 0) : innerHeight;
        const cards = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
        const above = (edge: 'top' | 'bottom') => cards.filter((card) => card[edge] < end).length;
        return { seen: above('top'), whole: above('bottom') };
      });
      expect(seen).toBeGreaterThanOrEqual(4);
      expect(whole).toBeGreaterThanOrEqual(wide ? 3 : 2);
    }
  });
});
