import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createWorld } from './world.ts';

/** The offer to install the site. The browser's own event is sent by the test: a headless browser installs nothing. */
describe('installing', () => {
  const world = createWorld(true);
  const firstDay = Date.UTC(2026, 10, 10, 9);
  const day = 24 * 60 * 60 * 1000;

  const notice = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Install' });
  const button = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });

  /** Opens Home on this day, in a new document. */
  async function visit(page: Page, number: number): Promise<void> {
    await page.clock.setFixedTime(firstDay + number * day);
    await page.goto('/home');
    await world.settled(page);
  }

  /** As a browser that would install the site; its own question is answered in this way. Returns whether it may ask by itself. */
  function offer(page: Page, outcome: 'accepted' | 'dismissed' = 'accepted'): Promise<boolean> {
    return page.evaluate((chosen) => {
      const prompt = async () => {
        document.body.dataset['asked'] = chosen;
        return { outcome: chosen };
      };
      const event = new Event('beforeinstallprompt', { cancelable: true });
      return dispatchEvent(Object.assign(event, { prompt }));
    }, outcome);
  }

  const cookieOf = async (context: BrowserContext, name: string) =>
    (await context.cookies()).find((cookie) => cookie.name === name)?.value;

  /** Whether the browser has asked for the script of the offer after this. */
  async function isOffered(page: Page): Promise<boolean> {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await offer(page);
    // Another request is answered after that of the script would have been sent.
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
    return requests.some((url) => url.includes('install-offer'));
  }

  it('is offered at the end of Home from the third day with a visit, and not before', async () => {
    const page = await world.person();
    for (const number of [0, 0, 4]) {
      await visit(page, number);
      expect(await isOffered(page)).toBe(false);
    }
    await visit(page, 5);
    expect(await notice(page).count()).toBe(0);
    expect(await offer(page)).toBe(false);
    await notice(page)
      .getByText('Keep Eddagala on your phone. It opens saved adverts without a network.')
      .waitFor();
    expect(await notice(page).evaluate((one) => one.matches(':last-child'))).toBe(true);
    await button(page, 'Install').click();
    await notice(page).waitFor({ state: 'detached' });
    expect(await page.locator('body[data-asked=accepted]').count()).toBe(1);
    expect(await cookieOf(page.context(), 'later')).toBeUndefined();
  });

  it('stays when Home is left and opened again', async () => {
    const page = await world.person();
    for (const number of [0, 1, 2]) await visit(page, number);
    await offer(page);
    await notice(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    expect(await page.getByRole('region', { name: 'Install' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Eddagala' }).first().click();
    await notice(page).waitFor();
  });

  it('is hidden for 90 days by “Not now”, and ended by the second', async () => {
    const page = await world.person();
    for (const number of [0, 1, 2]) await visit(page, number);
    await offer(page);
    await button(page, 'Not now').click();
    await notice(page).waitFor({ state: 'detached' });
    await visit(page, 91);
    expect(await isOffered(page)).toBe(true);
    expect(await notice(page).count()).toBe(0);
    await visit(page, 92);
    await offer(page, 'dismissed');
    await button(page, 'Install').click();
    await notice(page).waitFor({ state: 'detached' });
    for (const number of [93, 183, 500]) {
      await visit(page, number);
      await isOffered(page);
      expect(await notice(page).count()).toBe(0);
    }
  });

  it('is not hidden for longer by a clock that was wrong by a year', async () => {
    const page = await world.person();
    for (const number of [365, 366, 367]) await visit(page, number);
    await offer(page);
    await button(page, 'Not now').click();
    await visit(page, 3);
    await offer(page);
    await notice(page).waitFor();
  });

  it('is not offered by the installed site', async () => {
    const page = await world.person();
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        query.includes('standalone') ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
    });
    for (const number of [0, 1, 2]) await visit(page, number);
    expect(await isOffered(page)).toBe(true);
    expect(await notice(page).count()).toBe(0);
  });

  it('finds in the manifest what its menu leads to, and pictures of the stated size', async () => {
    const page = await world.person();
    const site = world.site().url;
    const manifest = await (await fetch(`${site}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ id: '/home', scope: '/', display: 'standalone' });
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
      'Post',
      'Messages',
      'Search',
    ]);
    for (const { url } of manifest.shortcuts) expect((await fetch(site + url)).status).toBe(200);
    expect(manifest.screenshots).toHaveLength(2);
    await page.goto('/about');
    for (const { src, sizes, type } of manifest.screenshots) {
      const answer = await fetch(site + src);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(40 * 1024);
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });
});
