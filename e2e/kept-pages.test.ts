import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as networkTexts from '../core/texts/network.ts';
import * as offlineTexts from '../core/texts/offline.ts';
import { act, newcomer, type Person, postAdvert, react, signUp } from './acts.ts';
import { type Network, openNetwork } from './network.ts';
import { type Builds, serveBuilds } from './serve-builds.ts';
import { createWorld, goOnline } from './world.ts';

const world = createWorld(true);
let network: Network;
let neem: string;
let mululuza: string;
let seller: Page;

beforeAll(async () => {
  network = await openNetwork(world.site().url);
});
afterAll(() => network?.close());
beforeEach(async () => {
  network.mend();
  seller = await world.person();
  await signUp(seller);
  neem = await postAdvert(seller, { title: 'Neem leaves' });
  mululuza = await postAdvert(seller, { title: 'Mululuza bark' });
});

/** Somebody whose pages a worker answers from now on. */
async function newReader(account?: Person): Promise<Page> {
  const page = await world.person({ worker: true, mayLoseNetwork: true, at: network.url });
  if (account !== undefined) await signUp(page, account);
  await page.goto('/about-us');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Opens a page, and waits until it is kept with everything that it shows. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await world.settled(page);
  await untilKept(page, path);
}

function untilKept(page: Page, path: string): Promise<void> {
  return expect.poll(() => missingOf(page, path), { message: path }).toEqual([]);
}

/** What is not kept of a page, its photos as the page has chosen them. */
function missingOf(page: Page, path: string): Promise<readonly string[]> {
  return page.evaluate(async (path) => {
    const html = await (await caches.match(path))?.text();
    if (html === undefined) return [path];
    const shown = location.pathname + location.search === path ? [...document.images] : [];
    const photos = shown.map(({ currentSrc }) => currentSrc).filter((url) => url.includes('/media/'));
    const files = [...(html.match(/\/assets\/[\w.-]+/g) ?? []), ...photos];
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_, index) => kept[index] === undefined);
  }, path);
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, path);

async function loseNetwork(page: Page): Promise<void> {
  network.cut();
  await page.context().setOffline(true);
}

async function regainNetwork(page: Page): Promise<void> {
  network.mend();
  await goOnline(page);
}

/** Closes all pages of this browser and opens this one in a new tab. */
async function reopen(page: Page, path: string): Promise<Page> {
  const next = await world.anotherTab(page);
  for (const other of page.context().pages()) if (other !== next) await other.close();
  await next.goto(path);
  return next;
}

const seenNow = offlineTexts.seen({ ago: 'just now' });
const photoIn = (page: Page) => page.getByRole('main').locator('picture img').first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) => page.locator('.kept .alert');

async function expectPhoto(page: Page): Promise<void> {
  await expect
    .poll(() => photoIn(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

it('two adverts that somebody has seen open without a network, with their photos, after all pages were closed', async () => {
  const page = await newReader();
  await read(page, neem);
  await read(page, mululuza);
  await loseNetwork(page);
  const first = await reopen(page, neem);
  await heading(first, 'Neem leaves').waitFor();
  await world.settled(first);
  await expectPhoto(first);
  expect(await notice(first).textContent()).toBe(networkTexts.offline + seenNow);
  expect(await first.evaluate(() => document.documentElement.dataset['kept'])).toBe(seenNow);
  const second = await reopen(first, mululuza);
  await heading(second, 'Mululuza bark').waitFor();
  await expectPhoto(second);
});

it('a page that is not kept says so, and leads to adverts and, with a network, back to itself', async () => {
  const page = await newReader();
  await read(page, neem);
  await loseNetwork(page);
  const next = await reopen(page, '/search?q=neem');
  await heading(next, offlineTexts.title).waitFor();
  await next.getByText(networkTexts.offline).waitFor();
  await next.getByText(offlineTexts.notKept).waitFor();
  await next.getByRole('link', { name: 'Neem leaves' }).click();
  await heading(next, 'Neem leaves').waitFor();
  await next.goto('/search?q=neem');
  await regainNetwork(next);
  await next.getByRole('link', { name: offlineTexts.tryAgain }).click();
  await next.getByRole('article').first().waitFor();
  expect(new URL(next.url()).pathname).toBe('/search');
});

describe('in an open page without a network', () => {
  it('a link to a kept page opens it, and the page after that says nothing', async () => {
    const page = await newReader();
    await read(page, neem);
    await read(page, '/home');
    await loseNetwork(page);
    await page.getByRole('article').getByRole('link', { name: 'Neem leaves' }).first().click();
    await heading(page, 'Neem leaves').waitFor();
    await notice(page).waitFor();
    await world.settled(page);
    await regainNetwork(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
    await heading(page, 'Search').waitFor();
    await notice(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBeUndefined();
  });

  it('of which the browser does not know, too', async () => {
    const page = await newReader();
    await read(page, neem);
    await read(page, '/home');
    network.cut();
    await page.getByRole('article').getByRole('link', { name: 'Neem leaves' }).first().click();
    await heading(page, 'Neem leaves').waitFor();
    await notice(page).waitFor();
  });

  it('a link to any other page waits', async () => {
    const page = await newReader();
    await read(page, '/home');
    await loseNetwork(page);
    await page.getByRole('article').getByRole('link', { name: 'Neem leaves' }).first().click();
    await page.getByRole('status').filter({ hasText: networkTexts.offline }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
    await regainNetwork(page);
    await heading(page, 'Neem leaves').waitFor();
  });
});

it('an advert that script has shown is kept too', async () => {
  const page = await newReader();
  await read(page, '/home');
  await page.getByRole('article').getByRole('link', { name: 'Neem leaves' }).first().click();
  await heading(page, 'Neem leaves').waitFor();
  await untilKept(page, neem);
  await loseNetwork(page);
  const next = await reopen(page, neem);
  await heading(next, 'Neem leaves').waitFor();
  await expectPhoto(next);
});

it('an advert that somebody saves on a card is kept with its first photo, until they take that back', async () => {
  const page = await newReader(newcomer());
  await read(page, '/home');
  const card = page.getByRole('article').filter({ hasText: 'Neem leaves' }).first();
  await react(card.getByRole('button', { name: 'Save' }));
  await untilKept(page, neem);
  const savedApart = () =>
    page.evaluate(async (path) => (await caches.match(path, { cacheName: 'saved' })) !== undefined, neem);
  await expect.poll(savedApart).toBe(true);
  await loseNetwork(page);
  const next = await reopen(page, neem);
  await heading(next, 'Neem leaves').waitFor();
  await expectPhoto(next);
  await regainNetwork(next);
  await next.goto('/home');
  await world.settled(next);
  await react(
    next
      .getByRole('article')
      .filter({ hasText: 'Neem leaves' })
      .first()
      .getByRole('button', { name: 'Saved' }),
  );
  await expect
    .poll(() =>
      next.evaluate(async (path) => (await caches.match(path, { cacheName: 'saved' })) === undefined, neem),
    )
    .toBe(true);
  expect(await isKept(next, neem)).toBe(true);
});

it('an advert that was deleted meanwhile goes at the next visit', async () => {
  const page = await newReader();
  await read(page, neem);
  await act(seller, neem.replace('/singleherb/', '/account/delete/'), {});
  await page.goto(neem);
  await expect.poll(() => isKept(page, neem)).toBe(false);
});

it('nothing is kept of pages of an account, of payments and of what is moderated', async () => {
  const page = await newReader(newcomer());
  for (const path of [
    '/account/settings',
    '/account/data',
    '/messages',
    '/notifications',
    '/pay',
    '/moderation',
  ])
    await page.goto(path);
  await read(page, neem);
  const paths = await page.evaluate(async () => {
    const kept = await Promise.all(
      ['pages', 'saved'].map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return kept.flat().map((url) => new URL(url).pathname);
  });
  expect(paths).toEqual([neem]);
});

/** Everything that the site has left in this browser. */
function leftIn(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

it('nothing is left after a log-out, and the next person sees nothing of it', async () => {
  const page = await newReader(newcomer());
  await read(page, neem);
  await read(page, '/post');
  await page.goto('/logout');
  await world.settled(page);
  // The log-in page, to which this leads, would begin with a worker anew.
  network.withhold('/worker.js');
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await heading(page, 'Log in').waitFor();
  await world.settled(page);
  await expect.poll(() => leftIn(page)).toEqual({ caches: [], databases: [], workers: 0 });
  network.mend();
});

it('without Clear-Site-Data the worker itself forgets everything at a log-out', async () => {
  const page = await newReader(newcomer());
  await read(page, neem);
  network.withoutHeader('Clear-Site-Data');
  await page.goto('/logout');
  await world.settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await heading(page, 'Log in').waitFor();
  await expect.poll(() => isKept(page, neem)).toBe(false);
  network.mend();
});

it('another account finds nothing of what was kept for the one before', async () => {
  const page = await newReader(newcomer());
  await read(page, neem);
  await page.context().clearCookies();
  await signUp(page);
  await page.goto('/about-us');
  await expect.poll(() => isKept(page, neem)).toBe(false);
  await loseNetwork(page);
  const next = await reopen(page, neem);
  await heading(next, offlineTexts.title).waitFor();
  expect(await next.getByText('Neem leaves').count()).toBe(0);
});

it('a device without room shows pages as without a worker', async () => {
  const page = await newReader();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
  await page.goto(neem);
  await world.settled(page);
  await expectPhoto(page);
  await page.goto('/home');
  await world.settled(page);
  await page.getByRole('article').getByRole('link', { name: 'Mululuza bark' }).first().click();
  await heading(page, 'Mululuza bark').waitFor();
  expect(await isKept(page, neem)).toBe(false);
});

describe('after a new version of the site', () => {
  let builds: Builds;
  let siteOfBuilds: Network;
  beforeAll(async () => {
    builds = await serveBuilds(world.site().url);
    siteOfBuilds = await openNetwork(builds.url);
  });
  afterAll(async () => {
    await siteOfBuilds?.close();
    await builds?.close();
  });

  const filesCaches = async (page: Page) =>
    (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('files-'));
  const styles = (page: Page) =>
    page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0));

  /** Puts a new build in place, and opens this page, after which its worker is at work. */
  async function upgrade(page: Page, path: string, build: number): Promise<void> {
    builds.upgrade();
    await page.goto(path);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => filesCaches(page)).toContain(`files-build${build}`);
    await page.goto(path);
    await untilKept(page, path);
  }

  it('an open tab keeps its files, pages of both builds open without a network, and those of older ones go', async () => {
    const page = await world.person({ worker: true, mayLoseNetwork: true, at: siteOfBuilds.url });
    await page.goto('/about-us');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await read(page, neem);
    const next = await world.anotherTab(page);
    await upgrade(next, mululuza, 2);
    const old = (await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? 'no stylesheet';
    expect(old).toContain('build1');
    expect((await fetch(builds.url + old)).status).toBe(404);
    expect(await page.evaluate(async (url) => (await fetch(url)).status, old)).toBe(200);
    siteOfBuilds.cut();
    await page.context().setOffline(true);
    for (const path of [neem, mululuza]) {
      await next.goto(path);
      await notice(next).waitFor();
      expect(await styles(next)).toBe(true);
    }
    siteOfBuilds.mend();
    await goOnline(next);
    await upgrade(next, '/home', 3);
    await expect.poll(() => isKept(next, neem)).toBe(false);
    expect(await isKept(next, mululuza)).toBe(true);
    expect(await filesCaches(next)).toHaveLength(2);
  });
});
