import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { theOperator } from '../core/moderation/actor.ts';
import { sanctionAs } from '../core/moderation/sanction-member.ts';
import * as texts from '../core/texts/by-subject.ts';
import {
  act,
  ask,
  failRequests,
  logIn,
  logInBeside,
  mainButton,
  newTalker,
  postAdvert,
  saidIn,
  say,
  sessionOf,
  signUp,
  stopClock,
  type Talker,
} from './acts.ts';
import { listen, post as postAt } from './callers.ts';
import { openSiteOf } from './site.ts';
import { newSiteClock } from './site-clock.ts';
import { goOnline, type PersonOptions, type World, withScriptOnAndOffAtOneSite } from './world.ts';

async function newPair(world: World, ...options: PersonOptions[]): Promise<readonly [Talker, Talker]> {
  return [await newTalker(world, options[0]), await newTalker(world, options[1])];
}

async function openChat({ page }: Talker, other: Talker): Promise<void> {
  await page.goto(`/chat?with=${other.id}`);
  await page.getByRole('heading', { level: 1, name: other.fullName }).waitFor();
}

/** A timeout for slow steps on a busy machine. */
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);

/** Writes as a form sent without script does. */
async function post(from: Talker, to: Talker, text: string): Promise<void> {
  await act(from.page, `/chat?with=${to.id}`, { message: text });
}

/** Writes `message 1` to `message <count>`; returns them. */
async function postMany(from: Talker, to: Talker, count: number): Promise<readonly string[]> {
  const said = Array.from({ length: count }, (_, index) => `message ${index + 1}`);
  for (const text of said) await post(from, to, text);
  return said;
}

const messagesEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages', exact: true });
const unreadIn = async (page: Page) => (await messagesEntry(page).locator('.badge').allTextContents())[0];

const clock = newSiteClock();
withScriptOnAndOffAtOneSite(testChats, async () => clock.env);

function testChats(world: World): void {
  it('begins on an advert, which the first message quotes and the next one does not', async () => {
    const [buyer, seller] = await newPair(world);
    const advert = await postAdvert(seller.page, { title: 'Asked about' });
    await seller.page.goto(advert);
    expect(await seller.page.getByRole('link', { name: 'Chat', exact: true }).count()).toBe(0);
    await buyer.page.goto(advert);
    await world.settled(buyer.page);
    await buyer.page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await buyer.page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
    await buyer.page
      .locator('form')
      .getByRole('link', { name: /asked about/i })
      .waitFor();
    await say(buyer.page, 'Is it still there?');
    const log = buyer.page.getByRole('log');
    await log.getByText('Sent').waitFor();
    await say(buyer.page, 'And can I collect it today?');
    await log.getByText('Sent').nth(1).waitFor();
    await openChat(seller, buyer);
    const quoted = seller.page.getByRole('log').getByRole('link', { name: /asked about/i });
    expect(await quoted.count()).toBe(1);
    await quoted.click();
    await seller.page.waitForURL(`**${advert}`);
  });

  it('begins on a profile, without leaving it', async () => {
    const [buyer, seller] = await newPair(world);
    await buyer.page.goto(`/user/${seller.id}`);
    await world.settled(buyer.page);
    await buyer.page.getByLabel('Message').fill('Do you sell neem too?');
    await mainButton(buyer.page, 'Send message').click();
    await buyer.page.getByText('message sent successfully').waitFor();
    expect(new URL(buyer.page.url()).pathname).toBe(`/user/${seller.id}`);
    await eventually(() => buyer.page.getByLabel('Message').inputValue()).toBe('');
    await buyer.page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await buyer.page.getByRole('log').getByText('Do you sell neem too?').waitFor();
  });

  it('lists the latest message of each conversation with what is unread, until it is read', async () => {
    const [amina, brian] = await newPair(world);
    const chebet = await newTalker(world);
    await post(brian, amina, 'first of brian');
    await post(brian, amina, 'second of brian');
    await post(chebet, amina, 'first of chebet');
    await amina.page.goto('/messages');
    const rows = amina.page.getByRole('main').getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    expect(await rows.nth(0).textContent()).toMatch(new RegExp(`${chebet.fullName}.*first of chebet.*1`));
    expect(await rows.nth(1).textContent()).toMatch(new RegExp(`${brian.fullName}.*second of brian.*2`));
    await eventually(() => unreadIn(amina.page)).toMatch(/^3/);
    await rows.nth(1).getByRole('link').click();
    await amina.page.getByRole('log').getByText('second of brian').waitFor();
    await eventually(() => unreadIn(amina.page)).toMatch(/^1/);
    await messagesEntry(amina.page).click();
    await amina.page.waitForURL('**/messages');
    await eventually(() => rows.nth(1).locator('.badge').count()).toBe(0);
  });

  it('shows a long conversation from its end, under its day, and the older messages on demand', async () => {
    const [amina, brian] = await newPair(world);
    // Midnight does not come in between.
    clock.stop();
    onTestFinished(clock.start);
    const all = await postMany(brian, amina, 32);
    await openChat(amina, brian);
    await world.settled(amina.page);
    expect(await saidIn(amina.page)).toEqual(all.slice(2));
    const log = amina.page.getByRole('log');
    await log.getByText('Today', { exact: true }).waitFor();
    const last = log.locator('time').last();
    expect(await last.textContent()).toMatch(/^(?:1[012]|[1-9]):[0-5]\d [AP]M$/);
    expect(await last.getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\d (?:1[012]|[1-9]):\d\d:\d\d [AP]M$/);
    expect(await amina.page.getByText('message 32', { exact: true }).isVisible()).toBe(true);
    await amina.page.getByRole('link', { name: 'Older messages' }).click();
    await amina.page.getByText('message 1', { exact: true }).waitFor();
    await eventually(() => saidIn(amina.page)).toEqual(world.script ? all : all.slice(0, 2));
    expect(await amina.page.getByRole('link', { name: 'Older messages' }).count()).toBe(0);
    if (!world.script) {
      await amina.page.getByRole('link', { name: 'Newest messages' }).click();
      await eventually(() => saidIn(amina.page)).toEqual(all.slice(2));
    }
  });

  it('blocks somebody after asking, without telling them, and unblocks them again', async () => {
    const [amina, brian] = await newPair(world);
    await post(brian, amina, 'Buy now.');
    await openChat(amina, brian);
    await amina.page.locator('summary[aria-label=More]').click();
    await amina.page.getByRole('link', { name: 'Block', exact: true }).click();
    await amina.page.getByRole('heading', { level: 1, name: `Block ${brian.fullName}?` }).waitFor();
    await mainButton(amina.page, 'Block').click();
    await amina.page.getByText('You have blocked this person.').waitFor();
    expect(await amina.page.getByLabel('Message').count()).toBe(0);

    await openChat(brian, amina);
    await world.settled(brian.page);
    await say(brian.page, 'Are you there?');
    await brian.page.getByText('This message could not be delivered.').waitFor();
    if (world.script) await mainButton(brian.page, 'Edit').click();
    expect(await brian.page.getByLabel('Message').inputValue()).toBe('Are you there?');
    expect(await brian.page.getByRole('main').textContent()).not.toMatch(/blocked/i);

    await amina.page.getByRole('main').getByRole('link', { name: 'Unblock', exact: true }).last().click();
    await mainButton(amina.page, 'Unblock').click();
    await amina.page.getByLabel('Message').waitFor();
    await mainButton(brian.page, 'Send').click();
    await brian.page.getByRole('log').getByText('Are you there?').waitFor();
    await brian.page.getByRole('log').getByText('Sent').nth(1).waitFor();
    expect(await saidIn(brian.page)).toEqual(['Buy now.', 'Are you there?']);
  });

  it('invites nobody to write to a person whom they have blocked', async () => {
    const [amina, brian] = await newPair(world);
    await openChat(amina, brian);
    await amina.page.getByText('No messages yet.').waitFor();
    await amina.page.goto(`/user/${brian.id}`);
    await amina.page.getByLabel('Message').waitFor();
    await act(amina.page, `/chat/block?with=${brian.id}`, { blocked: 'true' });
    await openChat(amina, brian);
    await amina.page.getByText('You have blocked this person.').waitFor();
    expect(await amina.page.getByText('No messages yet.').count()).toBe(0);
    await amina.page.goto(`/user/${brian.id}`);
    await amina.page.getByRole('heading', { level: 1, name: brian.fullName }).waitFor();
    expect(await amina.page.getByLabel('Message').count()).toBe(0);
  });

  if (world.script) testLive(world);
  else testAnswers(world);
}

/** What only the server decides, tested once. */
function testAnswers(world: World): void {
  it('leads visitors to login and back to the conversation', async () => {
    const seller = await newTalker(world);
    const advert = await postAdvert(seller.page);
    const page = await world.person();
    for (const path of ['/messages', `/chat?with=${seller.id}`]) {
      const { location } = await ask(page, path);
      expect(location).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    }
    expect((await ask(page, `/user/${seller.id}`)).text).toMatch(
      /<a [^>]*href="\/login\?redirectTo=[^>]*>(?:<svg.*?<\/svg>)?Login to Chat/,
    );
    await page.goto(advert);
    await page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL('**/login?redirectTo=%2Fchat%3Fwith%3D**');
    await logIn(page, await signUp(await world.person()));
    await page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
  });

  it('has no conversation with oneself, with nobody, or without a name, and says how to begin one', async () => {
    const { page, id } = await newTalker(world);
    for (const other of [id, 'nobody', '%00', `${id} `]) {
      expect((await ask(page, `/chat?with=${other}`)).status).toBe(404);
    }
    await page.goto('/chat');
    await page.waitForURL('**/messages');
    await page.getByText('Sorry, your inbox is empty').waitFor();
    await page.getByText("You don't have any messages right now.").waitFor();
    expect(await unreadIn(page)).toBeUndefined();
    await page.goto(`/user/${id}`);
    expect(await page.getByRole('link', { name: /Chat/ }).count()).toBe(0);
    expect(await page.getByLabel('Message').count()).toBe(0);
  });

  it('refuses what is empty or too long, and keeps what was typed', async () => {
    const [amina, brian] = await newPair(world);
    for (const message of ['', ' \n\t ', `kept as typed ${'x'.repeat(2000)}`]) {
      const { status, text } = await ask(amina.page, `/chat?with=${brian.id}`, { message });
      expect(status).toBe(400);
      if (message.startsWith('kept')) expect(text).toContain('kept as typed');
    }
    await post(amina, brian, 'x'.repeat(2000));
    await openChat(amina, brian);
    expect(await saidIn(amina.page)).toEqual(['x'.repeat(2000)]);
  });

  it('never shows anybody another person’s email, on any page or in any data', async () => {
    const [amina, brian] = await newPair(world);
    const advert = await postAdvert(brian.page);
    await post(brian, amina, 'hello');
    const withBrian = [`/chat?with=${brian.id}`, `/chat/block?with=${brian.id}`, `/user/${brian.id}`];
    const paths = ['/messages', ...withBrian, advert];
    for (const path of [...paths, ...paths.map((path) => path.replace(/\?|$/, '.data$&'))]) {
      const { status, text } = await ask(amina.page, path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain(brian.email);
    }
    const sent = await ask(amina.page, '/chat/send', { with: brian.id, message: 'hi' });
    expect(sent.text).not.toContain('@');
  });

  it('does not let a page that was left open write or listen for the next person', async () => {
    const [amina, brian] = await newPair(world);
    const { request } = brian.page;
    const form = { for: amina.id, with: amina.id, message: 'in a wrong name' };
    expect((await ask(brian.page, '/chat/send', form)).status).toBe(401);
    expect((await request.head(`/events?for=${amina.id}`)).status()).toBe(400);
    expect((await request.head(`/events?for=${brian.id}`)).status()).toBe(200);
  });
}

/** Conversations with script. */
function testLive(world: World): void {
  it('shows both people each other’s messages; Enter sends on a wide screen and breaks the line on a phone', async () => {
    const [amina, brian] = await newPair(world, { wide: true });
    await openChat(amina, brian);
    await openChat(brian, amina);
    await world.settled(amina.page);
    await world.settled(brian.page);
    const field = amina.page.getByLabel('Message');
    await eventually(() => field.getAttribute('enterkeyhint')).toBe('send');
    await field.pressSequentially('one');
    await field.press('Shift+Enter');
    await field.pressSequentially('two');
    await field.press('Enter');
    await brian.page.getByRole('log').getByText('one').waitFor();
    const answer = brian.page.getByLabel('Message');
    await answer.click();
    await answer.press('Enter');
    expect(await answer.inputValue()).toBe('\n');
    for (const text of ['three', 'four']) {
      await say(brian.page, text);
      await amina.page.getByRole('log').getByText(text, { exact: true }).waitFor();
    }
    await amina.page.getByRole('log').getByText('Sent').waitFor();
    for (const { page } of [amina, brian]) {
      expect(await saidIn(page)).toEqual(['one\ntwo', 'three', 'four']);
      await eventually(() => unreadIn(page)).toBeUndefined();
      // Writing has not scrolled the page.
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  it('does not send half a word on the Enter that a keyboard takes to choose it', async () => {
    const [amina, brian] = await newPair(world, { wide: true });
    await openChat(amina, brian);
    await world.settled(amina.page);
    const field = amina.page.getByLabel('Message');
    await eventually(() => field.getAttribute('enterkeyhint')).toBe('send');
    await field.pressSequentially('half');
    // Safari says that the word is chosen before it tells of the key, which then has this code.
    await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await field.pressSequentially(' and whole');
    await field.press('Enter');
    await amina.page.getByRole('log').getByText('Sent').waitFor();
    expect(await saidIn(amina.page)).toEqual(['half and whole']);
  });

  it('reaches somebody without script when they refresh, and their answers arrive live', async () => {
    const [amina, brian] = await newPair(world, {}, { script: false });
    await openChat(amina, brian);
    await world.settled(amina.page);
    await openChat(brian, amina);
    await brian.page.getByLabel('Message').fill('half a sent');
    await say(amina.page, 'with script');
    await amina.page.getByRole('log').getByText('Sent').waitFor();
    expect(await brian.page.getByLabel('Message').inputValue()).toBe('half a sent');
    expect(await saidIn(brian.page)).toEqual([]);
    await brian.page.getByRole('link', { name: 'Refresh' }).click();
    await brian.page.getByRole('log').getByText('with script').waitFor();
    await say(brian.page, 'without script');
    await amina.page.getByRole('log').getByText('without script').waitFor();
    expect(await amina.page.getByRole('link', { name: 'Refresh' }).count()).toBe(0);
  });

  it('updates the unread count on every page, and the inbox', async () => {
    const [amina, brian] = await newPair(world);
    const inbox = await world.anotherTab(amina.page);
    await inbox.goto('/messages');
    await amina.page.goto('/home');
    await post(brian, amina, 'one');
    await eventually(() => unreadIn(amina.page)).toMatch(/^1/);
    await post(brian, amina, 'two');
    await eventually(() => unreadIn(amina.page)).toMatch(/^2/);
    await inbox.bringToFront();
    await inbox.getByRole('link', { name: /two/ }).waitFor();
    await eventually(() => unreadIn(inbox)).toMatch(/^2/);
  });

  it('updates the inbox later if it could not be fetched when a message arrived', async () => {
    const [amina, brian] = await newPair(world, { mayLoseNetwork: true });
    const { page } = amina;
    await post(brian, amina, 'one');
    await page.goto('/messages');
    await world.settled(page);
    /** What the next request waits for before it fails. */
    let refusal: Promise<unknown> | undefined = Promise.resolve();
    // One route for all: a request that comes while a route is being removed is never answered.
    await page.route('**/messages.data*', async (route) => {
      const refused = refusal;
      refusal = undefined;
      await refused;
      await (refused === undefined ? route.continue() : route.abort());
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/messages.data'));
    await post(brian, amina, 'two');
    await failed;
    await page.context().setOffline(true);
    await goOnline(page);
    await page.getByRole('link', { name: /two/ }).waitFor();

    // The site is reached again before the page knows that the request has failed.
    refusal = page.waitForResponse('**/events?*');
    const asked = page.waitForRequest('**/messages.data*');
    await post(brian, amina, 'three');
    await asked;
    await page.context().setOffline(true);
    await goOnline(page);
    await page.getByRole('link', { name: /three/ }).waitFor();
  });

  it('shares one stream among all tabs, even when the tab that holds it closes', async () => {
    const [amina, brian] = await newPair(world);
    const streams: string[] = [];
    amina.page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/events' && request.method() === 'GET') streams.push(pathname);
    });
    await openChat(amina, brian);
    await eventually(() => streams.length).toBe(1);
    const second = await world.anotherTab(amina.page);
    await second.goto(`/chat?with=${brian.id}`);
    const third = await world.anotherTab(amina.page);
    await third.goto('/home');
    await world.settled(second);
    await world.settled(third);
    await say(second, 'from the second tab');
    // Other tabs show it while it is still on its way.
    await second.getByRole('log').getByText('Sent').waitFor();
    await amina.page.getByRole('log').getByText('Sent').waitFor();
    await post(brian, amina, 'to all tabs');
    await second.getByRole('log').getByText('to all tabs').waitFor();
    await amina.page.getByRole('log').getByText('to all tabs').waitFor();
    expect(streams.length).toBe(1);

    await amina.page.close();
    await eventually(() => streams.length).toBe(2);
    await post(brian, amina, 'to those who stay');
    await second.getByRole('log').getByText('to those who stay').waitFor();
    expect(await saidIn(second)).toEqual(['from the second tab', 'to all tabs', 'to those who stay']);
  });

  it('catches up with messages sent while another tab took over the stream', async () => {
    const [amina, brian] = await newPair(world);
    await openChat(amina, brian);
    await world.settled(amina.page);
    const { page } = amina;
    for (const [index, path] of ['/home', `/chat?with=${brian.id}`, '/home'].entries()) {
      await post(brian, amina, `message ${2 * index}`);
      await page.goto(path);
      await post(brian, amina, `message ${2 * index + 1}`);
    }
    await messagesEntry(page).click();
    await page.getByRole('link', { name: /message 5/ }).click();
    const all = Array.from({ length: 6 }, (_, index) => `message ${index}`);
    await eventually(() => saidIn(page)).toEqual(all);
  });

  it('sends nothing twice when only the answer was lost', async () => {
    const [amina, brian] = await newPair(world, { mayLoseNetwork: true }, { script: false });
    let lost = 0;
    await amina.page.route('**/chat/send', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await amina.page.route('**/events*', (route) => route.abort());
    // Otherwise the page might be quicker than her to send it again.
    await stopClock(amina.page);
    await openChat(amina, brian);
    await world.settled(amina.page);
    await say(amina.page, 'did it arrive?');
    await mainButton(amina.page, 'Try again').click();
    await amina.page.getByRole('log').getByText('Sent').waitFor();
    expect(lost).toBe(2);
    await openChat(brian, amina);
    expect(await saidIn(brian.page)).toEqual(['did it arrive?']);
  });

  it('sends a message once that was sent before script came and again after that', async () => {
    const [amina, brian] = await newPair(world);
    const { page } = amina;
    await openChat(amina, brian);
    await world.settled(page);
    const messageId = await page.locator('.composer [name=messageId]').inputValue();
    // The page that answers has not come yet.
    await act(page, `/chat?with=${brian.id}`, { message: 'Is it fresh?', messageId });
    for (const text of ['Is it fresh?', 'Hello?', 'Hello?']) await say(page, text);
    await page.getByRole('log').getByText('Sent', { exact: true }).nth(2).waitFor();
    await openChat(brian, amina);
    expect(await saidIn(brian.page)).toEqual(['Is it fresh?', 'Hello?', 'Hello?']);
  });

  it('does not scroll readers away from what they read, and offers new messages', async () => {
    const [amina, brian] = await newPair(world);
    await postMany(brian, amina, 22);
    await openChat(amina, brian);
    await world.settled(amina.page);
    const log = amina.page.getByRole('log');
    const place = log.getByText('message 5', { exact: true });
    // The page learns a moment later where its reader is.
    await place.evaluate(
      (message) =>
        new Promise<void>((resolve) => {
          const box = message.closest('[role=log]');
          box?.addEventListener('scroll', () => resolve(), { once: true });
          message.scrollIntoView({ block: 'nearest' });
        }),
    );
    expect(await log.evaluate((box) => box.scrollTop)).toBeLessThan(-64);
    const before = await place.boundingBox();
    await post(brian, amina, 'something new');
    const offer = mainButton(amina.page, 'New messages');
    await offer.waitFor();
    expect((await place.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await eventually(() => unreadIn(amina.page)).toMatch(/^1/);
    await offer.click();
    await offer.waitFor({ state: 'detached' });
    expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
    await eventually(() => unreadIn(amina.page)).toBeUndefined();
  });

  it('works in a browser whose tabs cannot agree with each other', async () => {
    const [amina, brian] = await newPair(world);
    await amina.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await openChat(amina, brian);
    await post(brian, amina, 'without locks');
    await amina.page.getByRole('log').getByText('without locks').waitFor();
    expect(await amina.page.evaluate(() => 'locks' in navigator)).toBe(false);
  });

  it('gives up its stream to newer devices until somebody looks at this one again', async () => {
    const [amina, brian] = await newPair(world);
    await amina.page.addInitScript(() => {
      const lines: EventSource[] = [];
      class RecordedSource extends EventSource {
        constructor(address: string | URL) {
          super(address);
          lines.push(this);
        }
      }
      Object.assign(globalThis, { lines, EventSource: RecordedSource });
    });
    const states = () =>
      amina.page.evaluate(() => {
        const { lines } = globalThis as unknown as { lines: readonly EventSource[] };
        return lines.map((line) => ['connecting', 'open', 'closed'][line.readyState]);
      });
    await openChat(amina, brian);
    // Before that, the newer devices' streams would not be newer.
    await eventually(states).toEqual(['open']);
    for (let device = 1; device <= 4; device += 1) {
      const form = new URLSearchParams({ email: amina.email, password: amina.password });
      const cookie = sessionOf(await postAt(world.site(), '/login', form)) ?? '';
      await listen(world.site(), { ...amina, cookie });
    }
    await eventually(states).toEqual(['closed']);
    await post(brian, amina, 'to the newer devices');
    await amina.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await amina.page.getByRole('log').getByText('to the newer devices').waitFor();
  });

  it('says so when the inbox cannot be loaded', async () => {
    const { page } = await newTalker(world, { mayLoseNetwork: true });
    await page.goto('/home');
    await world.settled(page);
    await page.route('**/messages.data*', (route) => route.abort());
    await messagesEntry(page).click();
    await page.getByText('Failed to load messages. Please try again later.').waitFor();
  });

  it('clears other tabs after log-out, with waiting messages and streams', async () => {
    const [amina, brian] = await newPair(world, { mayLoseNetwork: true });
    await post(brian, amina, 'between us');
    await openChat(amina, brian);
    await world.settled(amina.page);
    // No tab reaches the site with it: any of them would send it.
    const letThrough = await failRequests(amina.page, '**/chat/send');
    await say(amina.page, 'still waiting');
    await amina.page.getByText('Not sent yet').waitFor();
    const second = await world.anotherTab(amina.page);
    await second.goto('/account/settings');
    await world.settled(second);
    await mainButton(second, 'Log Out').click();
    await second.waitForURL('**/login');
    await amina.page.waitForURL('**/login?redirectTo=**');
    letThrough();
    await eventually(() => amina.page.content()).not.toContain('between us');
    await second.goBack();
    // Script, which begins after the page has loaded, may fetch it once more.
    await expect.poll(() => second.content()).not.toContain(amina.username);
    expect((await second.request.head('/events')).status()).toBe(401);

    await logInBeside(amina.page, amina);
    await openChat(amina, brian);
    await amina.page.getByRole('log').getByText('between us').waitFor();
    expect(await saidIn(amina.page)).toEqual(['between us']);
  });

  it('says that somebody else is logged in now, shows them nothing, and keeps for its writer what was being written', async () => {
    const [amina, brian] = await newPair(world);
    const chebet = await newTalker(world);
    await post(brian, amina, 'between us');
    /** In the tab that is open here, without its noticing until its stream is asked for again. */
    const becomeChebet = async () => {
      const cookies = await amina.page.context().cookies();
      const before = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      await logInBeside(amina.page, chebet);
      await postAt(world.site(), '/logout', new URLSearchParams(), before);
    };
    await openChat(amina, brian);
    await world.settled(amina.page);
    await amina.page.getByLabel('Message').fill('Half a sentence');
    await becomeChebet();
    await amina.page.getByText(texts.guard.anotherAccount).waitFor();
    await amina.page.getByText(texts.guard.keptForAnother).waitFor();
    expect(await amina.page.content()).not.toContain('between us');
    await amina.page.getByRole('link', { name: chebet.username }).first().waitFor();
    await amina.page.getByRole('link', { name: 'Change account' }).click();
    await mainButton(amina.page, 'Log Out').click();
    await logIn(amina.page, amina);
    await amina.page.waitForURL(`**/chat?with=${brian.id}**`);
    expect(await amina.page.getByLabel('Message').inputValue()).toBe('Half a sentence');
    expect(await saidIn(amina.page)).toEqual(['between us']);

    await amina.page.goto('/messages');
    await world.settled(amina.page);
    await becomeChebet();
    await amina.page.getByText(texts.guard.anotherAccount).waitFor();
    expect(await amina.page.content()).not.toContain('between us');
    await mainButton(amina.page, 'Log Out').click();
    await logIn(amina.page, amina);
    await amina.page.waitForURL('**/messages');
    await amina.page.getByText('between us').waitFor();
  });

  it('keeps what was being written when its writer logs out in another tab', async () => {
    const [amina, brian] = await newPair(world);
    await post(brian, amina, 'between us');
    await openChat(amina, brian);
    await world.settled(amina.page);
    await amina.page.getByLabel('Message').fill('Half a sentence');
    const second = await world.anotherTab(amina.page);
    await second.goto('/account/settings');
    await world.settled(second);
    await mainButton(second, 'Log Out').click();
    await amina.page.waitForURL('**/login?redirectTo=**');
    await logIn(amina.page, amina);
    await amina.page.waitForURL(`**/chat?with=${brian.id}**`);
    expect(await amina.page.getByLabel('Message').inputValue()).toBe('Half a sentence');
    expect(await saidIn(amina.page)).toEqual(['between us']);
  });

  it('says why nothing can be sent to somebody who was banned meanwhile, and offers no retry', async () => {
    const [amina, brian] = await newPair(world);
    await post(brian, amina, 'Good day');
    await openChat(amina, brian);
    await world.settled(amina.page);
    const shop = await openSiteOf(world.site());
    onTestFinished(() => shop.close());
    const { version } = await shop.ports.members.standing(brian.id);
    const ban = {
      accountId: brian.id,
      version,
      kind: 'ban',
      reason: 'Sold nothing.',
    } as const;
    await sanctionAs(shop.ports, theOperator, ban);
    await say(amina.page, 'Are you there?');
    await amina.page.getByText(texts.moderation.removedHint).waitFor();
    const log = amina.page.getByRole('log');
    await log.getByText(texts.moderation.removed).waitFor();
    expect(await log.getByRole('button', { name: /Try again|Edit/ }).count()).toBe(0);
    expect(await mainButton(amina.page, 'Send').count()).toBe(0);
    await log.getByRole('button', { name: 'Remove' }).click();
    await eventually(() => saidIn(amina.page)).toEqual(['Good day']);
  });

  it('neither loses nor repeats messages when the site is killed in between and restarted', async () => {
    const options = { mayLoseNetwork: true };
    const [amina, brian] = await newPair(world, options, options);
    await openChat(amina, brian);
    await openChat(brian, amina);
    await world.settled(amina.page);
    await world.settled(brian.page);
    const said = ['before'];
    await say(amina.page, 'before');
    await brian.page.getByRole('log').getByText('before').waitFor();

    // The last of these is on its way, or just kept, when the power goes.
    for (const number of [1, 2, 3]) {
      said.push(`at the end ${number}`);
      await say(amina.page, `at the end ${number}`);
    }
    await world.killSite();
    said.push('while it was down');
    await say(amina.page, 'while it was down');
    await amina.page.getByRole('log').getByText('Not sent yet').last().waitFor();
    await world.reviveSite();
    // They look at their pages: after a long time down the next try by itself may be a minute away.
    for (const { page } of [amina, brian]) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }

    await brian.page.getByRole('log').getByText('while it was down').waitFor();
    await eventually(() => saidIn(amina.page)).toEqual(said);
    await eventually(() => saidIn(brian.page)).toEqual(said);
    await say(brian.page, 'afterwards');
    await amina.page.getByRole('log').getByText('afterwards').waitFor();
    for (const { page } of [amina, brian]) {
      await page.reload();
      expect(await saidIn(page)).toEqual([...said, 'afterwards']);
    }
  });
}
