import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { texts } from '../core/texts/texts.ts';
import {
  act,
  ask,
  fillAdvert,
  logInBeside,
  mainButton,
  moringa,
  newTalker,
  postAdvert,
  react,
  say,
  sendWhenShrunk,
  type Talker,
} from './acts.ts';
import { type Network, openNetwork } from './network.ts';
import { jpeg } from './pictures.ts';
import { createWorld, goOnline } from './world.ts';

const world = createWorld(true);
let network: Network;
/** Whose adverts are read, and the one that all tests read. */
let seller: Talker;
let neem: string;

beforeAll(async () => {
  network = await openNetwork(world.site().url);
});
afterAll(() => network?.close());
beforeEach(async () => {
  network.mend();
  seller = await newTalker(world);
  neem = await postAdvert(seller.page, { title: 'Neem leaves' });
});

/** Somebody with a service worker, reached through the network that tests cut. */
async function newWriter(): Promise<Talker> {
  const writer = await newTalker(world, { worker: true, mayLoseNetwork: true, at: network.url });
  await writer.page.goto('/about-us');
  await writer.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return writer;
}

/** Opens a page and waits until it is kept with its files. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await world.settled(page);
  const missing = () =>
    page.evaluate(async (path) => {
      const html = await (await caches.match(path))?.text();
      if (html === undefined) return [path];
      const later = (await caches.keys()).length === 0 ? [] : (html.match(/\/assets\/[\w.-]+/g) ?? []);
      const kept = await Promise.all(later.map((file) => caches.match(file)));
      return later.filter((_, index) => kept[index] === undefined);
    }, path);
  await expect.poll(missing, { message: path }).toEqual([]);
}

async function loseNetwork(page: Page): Promise<void> {
  network.cut();
  await page.context().setOffline(true);
}

async function regainNetwork(page: Page): Promise<void> {
  network.mend();
  await goOnline(page);
}

/** A new tab of this browser; all others are closed. */
async function onlyTab(page: Page): Promise<Page> {
  const next = await world.anotherTab(page);
  for (const other of page.context().pages()) if (other !== next) await other.close();
  return next;
}

/** The browser finds that the network is back, which tests cannot make it find by itself. */
async function syncInBackground(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(network.url),
      );
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: network.url,
    registrationId: await registration,
    tag: 'waiting',
    lastChance: false,
  });
}

const waiting = (page: Page) =>
  page.getByRole('list', { name: texts.waiting.forNetwork }).getByRole('listitem');

/** The words of all comments on the advert, oldest first. */
async function commentsOn(path: string): Promise<readonly string[]> {
  const { text } = await ask(seller.page, path);
  return [...text.matchAll(/class="comment-text"[^>]*>([^<]*)/g)].map(([, words = '']) => words).reverse();
}

async function messagesOf(writer: Talker) {
  const { text } = await ask(seller.page, `/chat?with=${writer.id}`);
  return {
    words: [...text.matchAll(/class="message-text"[^>]*>([^<]*)/g)].map(([, words = '']) => words),
    photos: text.match(/class="message-photo"/g)?.length ?? 0,
  };
}

const comment = async (page: Page, words: string) => {
  await page.getByLabel('Add a comment').fill(words);
  await mainButton(page, 'Post').click();
};


it('debug', async () => {
  const { page } = await newWriter();
  page.setDefaultTimeout(8000);
  page.on('console', (m) => console.log('CONSOLE', m.text(), m.location().url));
  page.on('requestfailed', (m) => console.log('FAILED', m.method(), m.url(), m.failure()?.errorText));
  await read(page, neem);
  await page.waitForTimeout(3000);
  const files = () => page.evaluate(async () => (await (await caches.open((await caches.keys()).find((n) => n.startsWith('files-'))!)).keys()).map((r) => r.url.replace(location.origin, '')).join(' '));
  console.log(await files());
  await loseNetwork(page);
  await page.getByLabel('Add a comment').fill('Hello');
  await mainButton(page, 'Post').click();
  await page.waitForTimeout(3000);
  console.log(await page.evaluate(async () => JSON.stringify(await indexedDB.databases()) + document.querySelector('.detail-comments')?.textContent));
}, 60000);
