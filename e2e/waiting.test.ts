import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as texts from '../core/texts/by-subject.ts';
import {
  act,
  ask,
  fillAdvert,
  logInBeside,
  mainButton,
  moringa,
  newTalker,
  postAdvert,
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

/** Opens a page and waits until it is kept with its files, and with what pages need without a network. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await world.settled(page);
  const missing = () =>
    page.evaluate(async (path) => {
      const html = await (await caches.match(path))?.text();
      if (html === undefined) return [path];
      const files = html.match(/\/assets\/[\w.-]+/g) ?? [];
      const kept = await Promise.all(files.map((file) => caches.match(file)));
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const hasQueue = all.flat().some(({ url }) => url.includes('/assets/waiting-'));
      return [...files.filter((_, index) => kept[index] === undefined), ...(hasQueue ? [] : ['the queue'])];
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

describe.each(['without a page, in the background', 'with the next page, where a browser does not sync'])(
  'what somebody makes without a network is sent once it is back, %s',
  (way) => {
    it('once each, in order: comments, a message with a photo, an advert with two photos', async () => {
      const writer = await newWriter();
      let { page } = writer;
      if (way.startsWith('with the next'))
        await page
          .context()
          .addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
      await read(page, '/post');
      await read(page, `/chat?with=${seller.id}`);
      await read(page, neem);
      await loseNetwork(page);

      page = await onlyTab(page);
      await page.goto(neem);
      await world.settled(page);
      for (const [index, words] of ['Is it dried?', 'And is it fresh?'].entries()) {
        await comment(page, words);
        await waiting(page).nth(index).getByText(words).waitFor();
      }
      await waiting(page).first().getByRole('button', { name: 'Cancel' }).waitFor();

      await page.goto(`/chat?with=${seller.id}`);
      await world.settled(page);
      await page.getByLabel('Photos', { exact: true }).setInputFiles([await jpeg(1)]);
      await page.getByText(texts.waiting.forNetwork).waitFor();
      await say(page, 'Like this one?');
      await page.getByRole('log').getByRole('button', { name: 'Cancel' }).waitFor();
      await page.getByRole('log').getByRole('img', { name: 'Photo 1' }).waitFor();

      await page.goto('/post');
      await world.settled(page);
      await fillAdvert(page, { ...moringa, title: 'Written offline' });
      const photo = { width: 640, height: 480 };
      await page.getByLabel('Photos').setInputFiles([await jpeg(1, photo), await jpeg(2, photo)]);
      await sendWhenShrunk(page, 'Post Ad');
      await waiting(page).getByText('Written offline').waitFor();
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');

      if (way.startsWith('without a page')) {
        page = await onlyTab(page);
        await page.goto('about:blank');
        await regainNetwork(page);
        await syncInBackground(page);
      } else {
        page = await onlyTab(page);
        await regainNetwork(page);
        await page.goto('/about-us');
      }
      await expect.poll(() => messagesOf(writer)).toEqual({ words: ['Like this one?'], photos: 1 });
      expect(await commentsOn(neem)).toEqual(['Is it dried?', 'And is it fresh?']);
      const stall = async () => (await ask(seller.page, `/user/${writer.id}`)).text;
      await expect.poll(stall).toContain('Written offline');
      const [advert = ''] = /\/singleherb\/ad_\w+/.exec(await stall()) ?? [];
      const { text } = await ask(seller.page, advert);
      expect(text).toContain(`${advert}/photos/2`);

      await page.goto('/saved?tab=waiting');
      await page.getByText(texts.waiting.none).waitFor();
      expect(await commentsOn(neem)).toHaveLength(2);
      expect((await messagesOf(writer)).words).toHaveLength(1);
    });
  },
);

it('an offer, a like and a save wait too, are listed together, and are never sent once cancelled', async () => {
  const { page, ...writer } = await newWriter();
  await act(page, `/chat?with=${seller.id}&ad=${neem.split('/').at(-1)}`, { message: 'Hello' });
  await read(page, '/saved?tab=waiting');
  await read(page, `/chat?with=${seller.id}&ad=${neem.split('/').at(-1)}`);
  await read(page, neem);
  await loseNetwork(page);
  await page.getByRole('main').getByRole('button', { name: 'Like' }).first().click();
  await page.getByText(texts.waiting.forNetwork).first().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Saved', exact: true }).first().waitFor();
  await page.goto(`/chat?with=${seller.id}&ad=${neem.split('/').at(-1)}`);
  await world.settled(page);
  const offer = page.locator('details', { hasText: 'Make an offer' });
  if ((await offer.getAttribute('open')) === null) await offer.locator('summary').press('Enter');
  await page.getByLabel(/^Your offer for/).fill('20,000');
  await mainButton(page, 'Send offer').click();
  await page.getByRole('log').getByRole('button', { name: 'Cancel' }).waitFor();
  await page.goto('/saved?tab=waiting');
  await expect
    .poll(() => waiting(page).locator('b').allTextContents())
    .toEqual(['Like', 'Saved advert', 'Offer']);
  await waiting(page).nth(2).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => waiting(page).count()).toBe(2);
  await regainNetwork(page);
  await page.getByText(texts.waiting.none).waitFor();
  await page.goto('/saved');
  await page.getByRole('article', { name: 'Neem leaves' }).waitFor();
  expect(await messagesOf({ page, ...writer })).toEqual({ words: ['Hello'], photos: 0 });
  expect((await ask(seller.page, neem)).text).toMatch(/class="count">1</);
});

it('a refused advert comes back as a draft with the reason', async () => {
  const { page } = await newWriter();
  await read(page, '/post');
  await loseNetwork(page);
  await fillAdvert(page, { ...moringa, title: 'A cure', description: 'It cures malaria in a day.' });
  await page.getByLabel('Photos').setInputFiles([await jpeg(1, { width: 640, height: 480 })]);
  await sendWhenShrunk(page, 'Post Ad');
  await waiting(page).getByText('A cure').waitFor();
  await regainNetwork(page);
  await waiting(page).getByText(texts.waiting.draft).waitFor();
  await waiting(page).getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toMatch(/a cure/i);
  await waiting(page).getByText(texts.waiting.draft).waitFor();
  await waiting(page).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => waiting(page).count()).toBe(0);
});

it('another account on the same phone sees nothing of it, and log-out deletes it', async () => {
  const { page, ...writer } = await newWriter();
  const other = await newTalker(world);
  await read(page, neem);
  await loseNetwork(page);
  await comment(page, 'Of mine alone');
  await waiting(page).getByText('Of mine alone').waitFor();
  await page.context().clearCookies();
  await page.goto('about:blank');
  await regainNetwork(page);
  await logInBeside(page, other);
  await page.goto('/saved?tab=waiting');
  await world.settled(page);
  await page.getByText(texts.waiting.none).waitFor();
  expect(await commentsOn(neem)).toEqual([]);
  await page.context().clearCookies();
  await loseNetwork(page);
  await page.goto('about:blank');
  await regainNetwork(page);
  await logInBeside(page, writer);
  await page.goto(neem);
  await expect.poll(() => commentsOn(neem)).toEqual(['Of mine alone']);
  await loseNetwork(page);
  await comment(page, 'Never sent');
  await waiting(page).getByText('Never sent').waitFor();
  await regainNetwork(page);
});
