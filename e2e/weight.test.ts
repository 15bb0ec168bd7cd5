import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, postAdvert, signUp } from './acts.ts';
import { createWorld } from './world.ts';

/** Bytes of script, as brotli, that a page may bring. */
const scriptBudget = 95 * 1024;
/** Bytes of headers with each file and picture of a page, of which a feed has some forty. */
const headerBudget = 350;

describe('the weight of pages', () => {
  const world = createWorld(true);
  let paths: Record<string, string>;

  beforeAll(async () => {
    const page = await world.person();
    const profile = `/user/${await idOf(page, await signUp(page))}`;
    paths = { feed: '/', detail: await postAdvert(page), profile, search: '/search?q=mor' };
  });

  it.each(['feed', 'detail', 'profile', 'search'])(
    'brings no script to the %s under Save-Data',
    async (name) => {
      const answer = await fetch(world.site().url + paths[name], { headers: { 'Save-Data': 'on' } });
      const page = await answer.text();
      expect(page).toContain('<main');
      expect(page).not.toMatch(/<script|modulepreload/);
    },
  );

  it('sends short headers with files and pictures', async () => {
    const html = await (await fetch(world.site().url + paths['feed'])).text();
    const files = new Set(html.match(/\/(?:assets|media)\/[\w.-]+\.(?:js|css|svg|webp|jpg)/g));
    expect([...files].map((path) => path.split('.').at(-1))).toEqual(
      expect.arrayContaining(['js', 'css', 'webp']),
    );
    for (const path of files) {
      const { headers, status } = await fetch(world.site().url + path, {
        headers: { 'Accept-Encoding': 'br' },
      });
      const lines = ['HTTP/1.1 200 OK', ...[...headers].map(([name, value]) => `${name}: ${value}`), ''];
      expect(status, path).toBe(200);
      expect(lines.join('\r\n').length + 2, path).toBeLessThanOrEqual(headerBudget);
    }
  });

  it.each(['feed', 'detail', 'profile', 'search'])(
    'keeps the script of the %s in its budget, and lets none block it',
    async (name) => {
      const page = await world.person();
      const scripts = watchScripts(page);
      await page.goto(paths[name] ?? '', { waitUntil: 'networkidle' });
      const bytes = await scripts();
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(scriptBudget);
      expect(await page.locator('script[src]:not([type=module], [async], [defer])').count()).toBe(0);
    },
  );
});

describe('the photos of a long list', () => {
  const world = createWorld(true);

  beforeAll(async () => {
    const page = await world.person();
    await signUp(page);
    for (let number = 1; number <= 9; number += 1) await postAdvert(page, { title: `herb ${number}` });
  });

  const cards = (page: Page) => page.getByRole('article');

  it('are sent without script as far as six, and the others by a link', async () => {
    const page = await world.person({ script: false });
    await page.goto('/home');
    expect(await page.locator('article picture').count()).toBe(6);
    expect(await page.getByRole('img', { name: /^Photo of herb \d$/i }).count()).toBe(9);
    await cards(page).last().getByRole('link', { name: 'Show photo' }).click();
    await page.waitForURL('**/singleherb/*/photos/1');
    const photo = page.getByRole('img', { name: 'Photo 1 of herb 1' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  it('are fetched by script when they are scrolled to', async () => {
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

  it('are sent under Save-Data only when they are asked for', async () => {
    const headers = { 'Save-Data': 'on' };
    const feed = await (await fetch(`${world.site().url}/home`, { headers })).text();
    expect(feed).not.toMatch(/src(?:set)?="[^"]*\/media\//i);
    expect(feed).toContain('aria-label="Photo of herb 1"');
    const [viewer = ''] = /\/singleherb\/\w+\/photos\/1/.exec(feed) ?? [];
    const page = await (await fetch(world.site().url + viewer, { headers })).text();
    expect(page).toMatch(/<source[^>]*\/media\//);
  });
});

/** Counts the bytes of every script that the page asks for, compressed as the server would for a browser. */
function watchScripts(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.body().then((body) => brotliCompressSync(body).byteLength));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
}
