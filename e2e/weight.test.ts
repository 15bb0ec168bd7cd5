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

/** Counts the bytes of every script that the page asks for, compressed as the server would for a browser. */
function watchScripts(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.body().then((body) => brotliCompressSync(body).byteLength));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
}
