import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { postAdvert, signUp } from './acts.ts';
import { createWorld } from './world.ts';

/** Bytes of script, as brotli, that a page may bring. */
const scriptBudget = 95 * 1024;

describe('the weight of pages', () => {
  const world = createWorld(true);
  let paths: Record<string, string>;

  beforeAll(async () => {
    const page = await world.person();
    await signUp(page);
    const advert = await postAdvert(page);
    await page.goto(advert);
    const seller = await page.getByRole('main').locator('a[href^="/user/"]').first().getAttribute('href');
    paths = { feed: '/', detail: advert, profile: seller ?? '', search: '/search?q=mor' };
    await page.context().close();
  });

  it.each(['feed', 'detail', 'profile', 'search'])(
    'brings no script to the %s under Save-Data',
    async (name) => {
      const page = await world.person({ saveData: true });
      const scripts = watchScripts(page);
      await page.goto(paths[name] ?? '', { waitUntil: 'networkidle' });
      expect(await page.locator('script').count()).toBe(0);
      expect(await page.locator('link[rel=modulepreload]').count()).toBe(0);
      expect(await scripts()).toBe(0);
    },
  );

  it.each(['feed', 'detail', 'profile', 'search'])(
    'keeps the script of the %s in its budget',
    async (name) => {
      const page = await world.person();
      const scripts = watchScripts(page);
      await page.goto(paths[name] ?? '', { waitUntil: 'networkidle' });
      const bytes = await scripts();
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(scriptBudget);
    },
  );

  it.each(['feed', 'detail', 'profile', 'search'])('lets no script block the %s', async (name) => {
    const page = await world.person();
    await page.goto(paths[name] ?? '');
    const blocking = await page.evaluate(
      () =>
        [...document.scripts].filter(
          (script) => script.src !== '' && script.type !== 'module' && !script.async && !script.defer,
        ).length,
    );
    expect(blocking).toBe(0);
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
