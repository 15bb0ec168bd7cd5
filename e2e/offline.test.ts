import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gate } from '../core/fixtures-for-test.ts';
import * as texts from '../core/texts/by-subject.ts';
import {
  act,
  ask,
  failRequests,
  fillAdvert,
  idOf,
  logInBeside,
  mainButton,
  moringa,
  newTalker,
  postAdvert,
  saidIn,
  say,
  sendWhenShrunk,
  signUp,
  stopClock,
  type Talker,
} from './acts.ts';
import { jpeg } from './pictures.ts';
import { createWorld, goOnline } from './world.ts';

const world = createWorld(true);
const flaky = { mayLoseNetwork: true };

/** Goes there by a link of this page. */
function followLink(page: Page, address: string): Promise<void> {
  return page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
}

/**
 * The first request for such a script finds none, as after a new version of the site; the pages of the new version find
 * theirs. The route stays: to remove it while a new document loads can lose the requests that it holds.
 */
async function missingOnce(page: Page, address: string): Promise<void> {
  let missing = true;
  await page.route(address, (route) => {
    if (!missing) return route.continue();
    missing = false;
    return route.fulfill({ status: 404 });
  });
}

async function openChat(page: Page, other: Talker): Promise<void> {
  await page.goto(`/chat?with=${other.id}`);
  await world.settled(page);
  await page.getByRole('heading', { level: 1, name: other.fullName }).waitFor();
}

/** Two people, of whom only the first is known to look at pages. */
async function newPair(): Promise<readonly [Talker, Talker]> {
  return [await newTalker(world, flaky), await newTalker(world, flaky)];
}

/** Writes a message that does not reach the site until the returned function is called. */
async function sayUnsent(page: Page, other: Talker, text: string): Promise<() => void> {
  await openChat(page, other);
  const letThrough = await failRequests(page, '**/chat/send');
  await say(page, text);
  await page.getByText('Not sent yet').waitFor();
  return letThrough;
}

/** What a conversation says in a page without script. */
async function readBy({ page }: Talker, other: Talker): Promise<readonly string[]> {
  const { text: html } = await ask(page, `/chat?with=${other.id}`);
  return [...html.matchAll(/class="message-text"[^>]*>([^<]*)/g)].map(([, text = '']) => text);
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
/**
 * Does this, and waits until the banner has said so. The page itself watches for that, because the banner disappears
 * after three seconds.
 */
async function told(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate((words) => {
    const { dataset } = document.documentElement;
    delete dataset['told'];
    const look = () => {
      const banner = document.querySelector('.network-banner[role=status]');
      if (banner?.textContent?.includes(words)) dataset['told'] = words;
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, text);
  await act();
  await page.locator(`html[data-told="${text}"]`).waitFor({ state: 'attached' });
}
/** Does this, to which the page answers that the network is away. */
const toldOffline = (page: Page, act: () => Promise<unknown>) => told(page, texts.network.offline, act);
/** The banner says that the network has gone before anybody does anything. */
async function goOffline(page: Page): Promise<void> {
  await toldOffline(page, () => page.context().setOffline(true));
  await page.getByRole('status').filter({ hasText: texts.network.offline }).waitFor({ state: 'detached' });
}

/** Every attempt by this browser to send a message. Unless its clock stands, a slow answer lets it try again. */
function watchSending(page: Page): readonly string[] {
  const tries: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname !== '/chat/send') return;
    tries.push(new URLSearchParams(request.postData() ?? '').get('message') ?? '');
  });
  return tries;
}

describe('a message written without a network', () => {
  it('is sent once by the next page after its own was closed', async () => {
    const [amina, brian] = await newPair();
    await openChat(amina.page, brian);
    await amina.page.context().setOffline(true);
    await say(amina.page, 'closed too early');
    await amina.page.getByText('Waiting for the network').waitFor();
    await amina.page.close();
    const next = await world.anotherTab(amina.page);
    await goOnline(next);
    await next.goto('/home');
    await expect.poll(() => readBy(brian, amina)).toEqual(['closed too early']);
    // This may leave the page before the answer is there. The message is then sent again, and the server knows it.
    await openChat(next, brian);
    await next.getByText('Waiting for the network').waitFor({ state: 'detached' });
    expect(await saidIn(next)).toEqual(['closed too early']);
    expect(await readBy(brian, amina)).toEqual(['closed too early']);
  });

  it('can be cancelled while it waits, and is then never sent', async () => {
    const [amina, brian] = await newPair();
    await openChat(amina.page, brian);
    await amina.page.context().setOffline(true);
    await say(amina.page, 'too hasty');
    await amina.page.getByText('Waiting for the network').waitFor();
    await amina.page.getByRole('log').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => saidIn(amina.page)).toEqual([]);
    await goOnline(amina.page);
    await say(amina.page, 'thought over');
    await amina.page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    expect(await readBy(brian, amina)).toEqual(['thought over']);
  });

  it('stays visible and waiting while its page is left and reloaded', async () => {
    const [amina, brian] = await newPair();
    const { page } = amina;
    const letThrough = await sayUnsent(page, brian, 'first');
    await say(page, 'second');
    await page.getByText('Not sent yet').nth(1).waitFor();
    await entry(page, 'Home').click();
    await page.waitForURL('**/home');
    // Otherwise the page might be quicker than her to send them again.
    await stopClock(page);
    await openChat(page, brian);
    await page.getByText('Not sent yet').nth(1).waitFor();
    expect(await saidIn(page)).toEqual(['first', 'second']);
    letThrough();
    await mainButton(page, 'Try again').first().click();
    await page.getByRole('log').getByText('Sent', { exact: true }).nth(1).waitFor();
    expect(await readBy(brian, amina)).toEqual(['first', 'second']);
  });

  it('outlives a page that failed to load, and so does the person who is logged in', async () => {
    const [amina, brian] = await newPair();
    const { page } = amina;
    const letThrough = await sayUnsent(page, brian, 'before the failure');
    await page.evaluate(() => {
      const { fetch } = window;
      // As for an answer that cannot be read, a proxy's own, say.
      const failed = () => Promise.reject(new TypeError('Failed to fetch'));
      window.fetch = (input, init) => (/home\.data/.test(String(input)) ? failed() : fetch(input, init));
    });
    await entry(page, 'Home').click();
    await page.getByRole('heading', { level: 1, name: texts.errors.unexpected }).waitFor();
    await entry(page, amina.username).waitFor();
    letThrough();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => readBy(brian, amina)).toEqual(['before the failure']);
  });

  it('is shown in every tab and sent by one', async () => {
    const [amina, brian] = await newPair();
    await openChat(amina.page, brian);
    const second = await world.anotherTab(amina.page);
    await openChat(second, brian);
    const tries = watchSending(amina.page);
    await amina.page.context().setOffline(true);
    await say(second, 'from the second tab');
    await amina.page.getByText('Waiting for the network').waitFor();
    await say(amina.page, 'from the first tab');
    await second.getByText('Waiting for the network').nth(1).waitFor();
    await act(brian.page, `/chat?with=${amina.id}`, { message: 'meanwhile' });
    await stopClock(amina.page);
    await goOnline(amina.page);
    const written = ['from the second tab', 'from the first tab'];
    for (const tab of [amina.page, second]) {
      await tab.getByRole('log').getByText('Sent', { exact: true }).nth(1).waitFor();
      await expect.poll(() => saidIn(tab)).toEqual(['meanwhile', ...written]);
      expect(await tab.getByText('Waiting for the network').count()).toBe(0);
    }
    expect(tries).toEqual(written);
    expect(await readBy(brian, amina)).toEqual(['meanwhile', ...written]);
  });

  it('is neither sent nor seen by another account on the same phone, and waits for its author', async () => {
    const [amina, brian] = await newPair();
    const chebet = await newTalker(world, flaky);
    const { page } = amina;
    const letThrough = await sayUnsent(page, brian, 'of amina alone');
    // Her own page would try again every few seconds.
    await page.goto('about:blank');
    // Her session is over, as after a password reset elsewhere.
    await page.context().clearCookies();
    letThrough();
    await stopClock(page);
    const tries = watchSending(page);
    await logInBeside(page, chebet);
    await openChat(page, brian);
    await say(page, 'of chebet');
    await page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    expect(await saidIn(page)).toEqual(['of chebet']);
    expect(tries).toEqual(['of chebet']);
    await page.context().clearCookies();
    await logInBeside(page, amina);
    await openChat(page, brian);
    await page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    expect(await saidIn(page)).toEqual(['of amina alone']);
  });

  it('is deleted by log-out, which warns about it', async () => {
    const [amina, brian] = await newPair();
    const { page } = amina;
    const letThrough = await sayUnsent(page, brian, 'never to be sent');
    await page.goto('/account/settings');
    await page.getByText(texts.logOut.losesWaiting({ count: 1 })).waitFor();
    await mainButton(page, 'Log Out').click();
    await page.waitForURL('**/login');
    letThrough();
    await stopClock(page);
    const tries = watchSending(page);
    await logInBeside(page, amina);
    await openChat(page, brian);
    await say(page, 'after it');
    await page.getByRole('log').getByText('Sent', { exact: true }).waitFor();
    expect(tries).toEqual(['after it']);
  });
});

describe('a tap without a network', () => {
  it('keeps the page and its address, on Back too, says why, and takes effect when the network is back', async () => {
    const page = await world.person(flaky);
    await page.goto('/home');
    await world.settled(page);
    await goOffline(page);
    await toldOffline(page, () => entry(page, 'Search').click());
    expect(new URL(page.url()).pathname).toBe('/home');
    await entry(page, 'Home').waitFor();
    await goOnline(page);
    await page.waitForURL('**/search');
    await page.getByRole('searchbox').waitFor();

    await goOffline(page);
    await toldOffline(page, () => page.evaluate(() => history.back()));
    await page.waitForURL('**/search');
    await page.getByRole('searchbox').waitFor();
    await goOnline(page);
    await page.waitForURL('**/home');
  });

  it('is dropped if the person does something else in the meantime', async () => {
    const page = await world.person(flaky);
    await page.goto('/search');
    await world.settled(page);
    await goOffline(page);
    await toldOffline(page, () => entry(page, 'Home').click());
    await page.getByRole('searchbox').fill('neem');
    const searched = page.waitForURL('**/search?q=neem');
    await goOnline(page);
    await searched;
    expect(await page.getByRole('searchbox').inputValue()).toBe('neem');
  });

  it('on Load more keeps the list and lengthens it later', async () => {
    const page = await world.person(flaky);
    await signUp(page);
    for (let n = 1; n <= 20; n += 1) await postAdvert(page, { title: `one of many ${n}` });
    const other = await world.person();
    await signUp(other);
    await postAdvert(other, { title: 'one of many 21' });
    await page.goto('/');
    await world.settled(page);
    await goOffline(page);
    await toldOffline(page, () => page.getByRole('link', { name: 'Load more', exact: true }).click());
    await page.getByRole('article', { name: 'One of many 21', exact: true }).waitFor();
    await goOnline(page);
    await page.getByRole('article', { name: 'One of many 1', exact: true }).waitFor();
  });

  it('on Delete keeps the question open, and deletes nothing once that is closed', async () => {
    const page = await world.person(flaky);
    await signUp(page);
    for (const title of ['To be kept', 'To be deleted']) await postAdvert(page, { title });
    await page.goto('/account');
    await world.settled(page);
    const ask = async (title: string) => {
      const post = page.getByRole('listitem').filter({ hasText: new RegExp(title, 'i') });
      await post.locator('summary').click();
      await post.getByRole('link', { name: 'Delete Post' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await goOffline(page);
    await toldOffline(page, () => ask('To be kept'));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await told(page, texts.network.backOnline, () => goOnline(page));
    await goOffline(page);
    await toldOffline(page, () => ask('To be deleted'));
    await goOnline(page);
    await page.getByText(texts.deleteAdvert.done).first().waitFor();
    await page.goto('/account');
    await page
      .getByRole('listitem')
      .filter({ hasText: /to be kept/i })
      .first()
      .waitFor();
    expect(await page.getByText(/to be deleted/i).count()).toBe(0);
  });

  it('on a button that sends keeps all that was typed, and sends it later', async () => {
    const page = await world.person(flaky);
    await signUp(page);
    await page.goto('/account/edit-account');
    await world.settled(page);
    await page.getByLabel('Full name').fill('Written Offline');
    await goOffline(page);
    await toldOffline(page, () => mainButton(page, 'Save').click());
    expect(await page.getByLabel('Full name').inputValue()).toBe('Written Offline');
    await goOnline(page);
    await page.getByRole('status').or(page.getByText('Written Offline')).first().waitFor();
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Written Offline' }).first().waitFor();
  });

  it('on what the browser itself would open keeps the page too', async () => {
    const page = await world.person(flaky);
    await signUp(page);
    await page.goto('/account/settings');
    await world.settled(page);
    await goOffline(page);
    await toldOffline(page, () => mainButton(page, 'Log Out').click());
    await mainButton(page, 'Log Out').waitFor();
    await goOnline(page);
    await page.waitForURL('**/login');
  });
});

describe('a network that fails while the browser believes in it', () => {
  it('keeps what is shown until there is an answer, and says why', async () => {
    const page = await world.person(flaky);
    await page.goto('/search');
    await world.settled(page);
    const letThrough = await failRequests(page, '**/home.data*');
    await toldOffline(page, () => entry(page, 'Home').click());
    await page.getByRole('searchbox').waitFor();
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/home.data'));
    letThrough();
    await page.waitForURL('**/home');
  });

  it.each(['/search', '/post'])(
    'keeps what is on %s until the script of the next page can be fetched',
    async (path) => {
      const page = await world.person(flaky);
      await signUp(page);
      await page.goto(path);
      await world.settled(page);
      // A cheap phone learns that the script failed before it has rendered anything.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
      await page.evaluate(() => Object.assign(window, { kept: true }));
      const letThrough = await failRequests(page, /\/(?:assets\/|healthz|home|post|search)/);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
      await toldOffline(page, () => entry(page, 'Home').click());
      await failed;
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      expect(await page.evaluate(() => 'kept' in window)).toBe(true);
      letThrough();
      await page.waitForURL('**/home');
      await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' });
    },
  );

  it('goes where somebody taps when a new version of the site no longer has the script of that page', async () => {
    const seller = await world.person();
    await signUp(seller);
    const path = await postAdvert(seller, { title: 'Seen by an old tab' });
    const page = await world.person(flaky);
    await page.goto('/home');
    await world.settled(page);
    await missingOnce(page, '**/assets/singleherb*.js');
    // The site answers before a cheap phone has rendered that a navigation has begun.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await page
      .getByRole('article')
      .getByRole('link', { name: /seen by an old tab/i })
      .click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: /seen by an old tab/i }).waitFor();
  });

  it('loads the page anew when a new version of the site no longer has the script that Delete needs', async () => {
    const page = await world.person(flaky);
    await signUp(page);
    await postAdvert(page, { title: 'Deleted in an old tab' });
    await page.goto('/account');
    await world.settled(page);
    const ask = async () => {
      await page.getByRole('main').getByRole('listitem').locator('summary').click();
      await page.getByRole('link', { name: 'Delete Post' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await missingOnce(page, '**/assets/account.delete.*.js');
    await ask();
    await page.waitForFunction(() => !('kept' in window));
    await world.settled(page);
    await ask();
    await page.getByText(texts.deleteAdvert.done).first().waitFor();
  });

  it('comes back to a part of a page whose script could not be fetched', async () => {
    const page = await world.person(flaky);
    await signUp(page);
    const path = await postAdvert(page, { title: 'Talked about' });
    await page.goto('/home');
    await world.settled(page);
    await followLink(page, `${path}#comments`);
    await page.getByRole('heading', { level: 1, name: /talked about/i }).waitFor();
    await entry(page, 'Search').click();
    await page.getByRole('searchbox').waitFor();
    await page.reload();
    await world.settled(page);
    await missingOnce(page, '**/assets/singleherb*.js');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /talked about/i }).waitFor();
    expect(new URL(page.url()).hash).toBe('#comments');
  });

  it.each(['stays', 'sends it'])(
    'keeps a form when the script for an earlier tap fails and somebody %s',
    async (then) => {
      const page = await world.person(flaky);
      await signUp(page);
      await page.goto('/post');
      await world.settled(page);
      await fillAdvert(page, { ...moringa, title: 'Written slowly' });
      await page.getByLabel('Photos').setInputFiles([await jpeg(1, { width: 640, height: 480 })]);
      await page.locator('progress').waitFor({ state: 'detached' });
      await page.getByText(texts.drafts.saved).waitFor();
      const script = gate();
      const posting = gate();
      await page.route('**/assets/*.js', (route) => script.opened.then(() => route.abort()));
      await page.route('**/post.data*', (route) => posting.opened.then(() => route.continue()));
      const asked = page.waitForRequest('**/assets/*.js');
      await entry(page, 'Home').click();
      await asked;
      const next = page.waitForRequest('**/post.data*');
      if (then === 'stays') await entry(page, 'Post').click();
      else await sendWhenShrunk(page, 'Post Ad');
      await next;
      if (then === 'stays') posting.open();
      await page.locator('a[aria-busy=true]').waitFor({ state: 'detached' });
      await page.evaluate(() => {
        const { navigation } = window as unknown as { navigation: EventTarget };
        navigation.addEventListener('navigate', ({ defaultPrevented }) => {
          document.documentElement.dataset['reload'] = defaultPrevented ? 'prevented' : 'done';
        });
      });
      script.open();
      await page.locator('html[data-reload=prevented]').waitFor({ state: 'attached' });
      await ask(page, '/healthz');
      expect(await page.getByLabel('Title').inputValue()).toBe('written slowly');
      posting.open();
      if (then === 'sends it')
        await page.getByRole('heading', { level: 1, name: 'written slowly' }).waitFor();
    },
  );

  it('asks no more for what nobody wants any more', async () => {
    const page = await world.person(flaky);
    await signUp(page);
    await page.goto('/search');
    await world.settled(page);
    await stopClock(page);
    await failRequests(page, '**/home.data*');
    await toldOffline(page, () => entry(page, 'Home').click());
    await entry(page, 'Post').click();
    await page.waitForURL('**/post');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(10_000);
    await ask(page, '/search');
    expect(asked).not.toContain('/home.data');
  });
});

describe('a page that takes its time', () => {
  it('shows a progress bar after 200 ms, and marks what was tapped at once', async () => {
    const seller = await world.person();
    await signUp(seller);
    await postAdvert(seller, { title: 'Slow to come' });
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    let arrive = () => {};
    const permission = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/singleherb/*.data*', async (route) => {
      await permission;
      await route.continue();
    });
    await stopClock(page);
    const card = page.getByRole('article', { name: 'slow to come' });
    const bar = page.getByRole('banner').getByRole('progressbar', { name: 'Loading' });
    await card.getByRole('link', { name: /slow to come/i }).click();
    await card.and(page.locator('[aria-busy=true]')).waitFor();
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    await bar.waitFor();
    await page.clock.resume();
    arrive();
    await page.waitForURL('**/singleherb/ad_*');
    await bar.waitFor({ state: 'detached' });
    expect(await page.locator('a[aria-busy], article[aria-busy], .card-sheet[aria-busy]').count()).toBe(0);
  });
});

describe('a page that comes without a new document', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { tagName = '', textContent = '' } = document.activeElement ?? {};
      return `${tagName} ${tagName === 'H1' ? textContent : ''}`.trim();
    });
  const announced = (page: Page) => page.locator('[aria-live=polite].visually-hidden').textContent();

  it('is announced by its title, with the focus on its heading until somebody searches', async () => {
    const seller = await world.person();
    await signUp(seller);
    await postAdvert(seller, { title: 'Heard and seen' });
    const page = await world.person();
    await page.goto('/home');
    await world.settled(page);
    expect(await announced(page)).toBe('');
    await page
      .getByRole('article')
      .getByRole('link', { name: /heard and seen/i })
      .click();
    await page.getByRole('heading', { level: 1, name: /heard and seen/i }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^H1 heard and seen/i);
    await expect.poll(() => announced(page)).toBe(await page.title());
    await entry(page, 'Search').click();
    await page.waitForURL('**/search');
    await expect.poll(() => focused(page)).toBe('H1 Search');
    await expect.poll(() => announced(page)).toBe(await page.title());
    // What a phone's browser shares.
    const own = page.locator('link[rel=canonical]');
    expect(await own.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `${world.site().url}/search`,
    ]);
    const field = page.getByRole('searchbox');
    await field.focus();
    for (const typed of ['z', 'zz']) {
      await page.keyboard.press('z');
      await page.getByText(texts.search.noMatches({ query: typed })).waitFor();
      expect(await focused(page)).toBe('INPUT');
    }
  });

  it.each([
    ['/singleherb/ad_1', 'Herb not found'],
    ['/user/nobody', 'User not found'],
    ['/herbs/nothing', 'Herb not found'],
  ])('is announced in the same way where %s is gone', async (path, refusal) => {
    const page = await world.person({ mayLoseNetwork: true });
    await page.goto('/help');
    await world.settled(page);
    await followLink(page, path);
    await page.getByRole('heading', { level: 1, name: refusal }).waitFor();
    await expect.poll(() => focused(page)).toBe(`H1 ${refusal}`);
    await expect.poll(() => announced(page)).toBe(`${refusal} · Eddagala`);
  });

  it('is named after what it says when its form is refused, because the seller is gone', async () => {
    const [seller, buyer] = [await world.person(), await world.person(flaky)];
    const person = await signUp(seller);
    await signUp(buyer);
    await buyer.goto(`/user/${await idOf(buyer, person)}`);
    await world.settled(buyer);
    await act(seller, '/account/delete-account', { password: person.password });
    await buyer.getByLabel('Message', { exact: true }).fill('Is it still there?');
    await mainButton(buyer, 'Send message').click();
    await buyer.getByRole('heading', { level: 1, name: 'User not found' }).waitFor();
    await expect.poll(() => buyer.title()).toBe('User not found · Eddagala');
  });

  it('is found on Back where it was left', async () => {
    const page = await world.person();
    await page.goto('/help');
    await world.settled(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect.poll(() => focused(page)).toMatch(/^H1/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(() => focused(page)).toMatch(/^H1/);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

it('survives a tap before the first rendering in the browser', async () => {
  const page = await world.person();
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    // React asks for its turn in this way. The press comes before that.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      MessagePort.prototype.postMessage = postMessage;
      queueMicrotask(() => document.querySelector('h1')?.click());
      postMessage.apply(this, message);
    } as typeof postMessage;
  });
  await page.goto('/login');
  await world.settled(page);
});
