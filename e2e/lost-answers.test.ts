import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import * as texts from '../core/texts/by-subject.ts';
import { drawn, mainButton, signUp } from './acts.ts';
import { postAdvertAt, signUpAt } from './callers.ts';
import { jpeg } from './pictures.ts';
import { openDatabaseOf } from './site.ts';
import { createWorld } from './world.ts';

interface Place {
  readonly advert: string;
  readonly sellerId: string;
}

/** Forms that create something, with where each is, how it is filled in and sent, and where what it creates is stored. */
const forms = {
  'a comment': {
    path: ({ advert }: Place) => advert,
    fill: (page: Page) => page.getByLabel('Add a comment').fill('Is it fresh?'),
    button: 'Post',
    table: 'comments',
  },
  'a message from a profile': {
    path: ({ sellerId }: Place) => `/user/${sellerId}`,
    fill: (page: Page) => page.getByLabel('Message').fill('Do you sell neem too?'),
    button: 'Send message',
    table: 'messages',
  },
  'an offer': {
    path: ({ advert, sellerId }: Place) => `/chat?with=${sellerId}&ad=${advert.split('/').at(-1)}`,
    async fill(page: Page) {
      const offer = page.locator('details', { hasText: 'Make an offer' });
      if ((await offer.getAttribute('open')) === null) await offer.locator('summary').press('Enter');
      await page.getByLabel(/^Your offer for/).fill('20,000');
    },
    button: 'Send offer',
    table: 'messages',
  },
  'a suggestion': {
    path: () => '/suggestions',
    fill: (page: Page) => page.getByLabel('Message').fill('More herbs.'),
    button: 'Send',
    table: 'feedback',
  },
} as const;

const world = createWorld(true);
let place: Place;
beforeAll(async () => {
  const seller = await signUpAt(world.site());
  const posted = await postAdvertAt(world.site(), seller, { title: 'Asked about', picture: await jpeg(1) });
  const advert = new URL(posted.headers.get('Location') ?? '', world.site().url).pathname;
  place = { advert, sellerId: seller.id };
});

async function stored(table: (typeof forms)[keyof typeof forms]['table']): Promise<number> {
  const { db, close } = openDatabaseOf(world.site());
  const rows = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute()
    .finally(close);
  return Number(rows[0]?.count);
}

/** Of what reaches the site first, the answer is lost. Returns how many were sent. */
async function loseFirstAnswer(page: Page): Promise<() => number> {
  let sent = 0;
  await page.route(/\.data(?:\?|$)|\/chat\/send$/, async (route) => {
    if (route.request().method() !== 'POST' || ++sent > 1) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  return () => sent;
}

const { 'a suggestion': suggestion, ...waiting } = forms;

it.each(Object.entries(waiting))(
  'stores %s once whose answer was lost: it waits, and is sent again by itself',
  async (_, form) => {
    const page = await world.person({ mayLoseNetwork: true });
    await signUp(page);
    const sent = await loseFirstAnswer(page);
    await page.goto(form.path(place));
    await world.settled(page);
    const before = await stored(form.table);
    await form.fill(page);
    await mainButton(page, form.button).click();
    await expect.poll(sent).toBe(2);
    await page.goto('/saved?tab=waiting');
    await page.getByText(texts.waiting.none).waitFor();
    expect((await stored(form.table)) - before).toBe(1);
  },
);

it.each(['at once', 'after the page was fetched again', 'after leaving by a link and coming back'])(
  'stores a suggestion once whose answer was lost and that is sent again %s',
  async (when) => {
    const form = suggestion;
    const page = await world.person({ mayLoseNetwork: true });
    await signUp(page);
    const path = form.path();
    const sent = await loseFirstAnswer(page);
    await page.goto(path);
    await world.settled(page);
    const before = await stored(form.table);
    await form.fill(page);
    await mainButton(page, form.button).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    if (when === 'after the page was fetched again') {
      const fetched = page.waitForResponse((response) => response.request().method() === 'GET');
      await page.evaluate(() => __remixRouter.revalidate());
      await fetched;
    } else if (when === 'after leaving by a link and coming back') {
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.waitForURL('**/home');
      await drawn(page);
      await page.goBack();
      await page.waitForURL(`**${path}`);
      await drawn(page);
    }
    await form.fill(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await mainButton(page, form.button).click();
    await answered;
    await expect.poll(() => page.evaluate(() => __remixRouter.state.navigation.state)).toBe('idle');
    expect(sent()).toBe(2);
    expect((await stored(form.table)) - before).toBe(1);
  },
);
