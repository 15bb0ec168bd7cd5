import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, mainButton, newTalker, postAdvert, saidIn, say, signUp, type Talker } from './acts.ts';
import { createWorld, type PersonOptions, type World, withScriptOnAndOff } from './world.ts';

async function newPair(world: World, ...options: PersonOptions[]): Promise<readonly [Talker, Talker]> {
  return [await newTalker(world, options[0]), await newTalker(world, options[1])];
}

async function openChat({ page }: Talker, other: Talker): Promise<void> {
  await page.goto(`/chat?with=${other.id}`);
  await page.getByRole('heading', { level: 1, name: other.fullName }).waitFor();
}

/** What takes a moment, on a busy machine a longer one. */
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);

/** Writes as a form does that was sent without script. */
async function post(from: Talker, to: Talker, text: string, origin: string): Promise<void> {
  const answer = await from.page.request.post(`/chat?with=${to.id}`, {
    form: { message: text },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

const messagesEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages', exact: true });
const unreadIn = async (page: Page) => (await messagesEntry(page).locator('.badge').allTextContents())[0];

withScriptOnAndOff((world) => {
  it('tells how conversations begin while there are none', async () => {
    const { page } = await newTalker(world);
    await page.goto('/messages');
    await page.getByText('Sorry, your inbox is empty').waitFor();
    await page.getByText("You don't have any messages right now.").waitFor();
    expect(await unreadIn(page)).toBeUndefined();
  });

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
    await log.getByText('And can I collect it today?').waitFor();
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
    expect(await buyer.page.getByLabel('Message').inputValue()).toBe('');
    await buyer.page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await buyer.page.getByRole('log').getByText('Do you sell neem too?').waitFor();
  });

  it('lists the latest message of each conversation with what is unread, until it is read', async () => {
    const [amina, brian] = await newPair(world);
    const chebet = await newTalker(world);
    const origin = world.site().url;
    await post(brian, amina, 'first of brian', origin);
    await post(brian, amina, 'second of brian', origin);
    await post(chebet, amina, 'first of chebet', origin);
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
    await say(amina.page, 'answer to brian');
    await amina.page.getByRole('log').getByText('Sent').waitFor();
    await amina.page.goto('/messages');
    expect(await rows.nth(0).textContent()).toMatch(/answer to brian/);
    expect(await rows.nth(0).locator('.badge').count()).toBe(0);
  });

  it('shows a long conversation from its end, and the older messages on demand', async () => {
    const [amina, brian] = await newPair(world);
    const all = Array.from({ length: 45 }, (_, index) => `message ${index + 1}`);
    for (const [index, text] of all.entries()) {
      const [from, to] = index % 2 === 0 ? [amina, brian] : [brian, amina];
      await post(from, to, text, world.site().url);
    }
    await openChat(amina, brian);
    await world.settled(amina.page);
    expect(await saidIn(amina.page)).toEqual(all.slice(15));
    expect(await amina.page.getByText('message 45', { exact: true }).isVisible()).toBe(true);
    await amina.page.getByRole('link', { name: 'Older messages' }).click();
    await amina.page.getByText('message 1', { exact: true }).waitFor();
    expect(await saidIn(amina.page)).toEqual(world.script ? all : all.slice(0, 15));
    expect(await amina.page.getByRole('link', { name: 'Older messages' }).count()).toBe(0);
    if (!world.script) {
      await amina.page.getByRole('link', { name: 'Newest messages' }).click();
      expect(await saidIn(amina.page)).toEqual(all.slice(15));
    }
  });

  it('tells when a message was written, exactly and in words, under its day', async () => {
    const [amina, brian] = await newPair(world);
    await post(brian, amina, 'just written', world.site().url);
    await openChat(amina, brian);
    const log = amina.page.getByRole('log');
    expect(await log.locator('time').textContent()).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(await log.locator('time').getAttribute('title')).toMatch(
      /^\d{4}-\d\d-\d\d (?:1[012]|[1-9]):\d\d:\d\d [AP]M$/,
    );
    await log.getByText('Today', { exact: true }).waitFor();
  });

  it('blocks somebody after asking, who is told nothing of it, and lets them in again', async () => {
    const [amina, brian] = await newPair(world);
    await post(brian, amina, 'Buy now.', world.site().url);
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
    await openChat(amina, brian);
    expect(await saidIn(amina.page)).toEqual(['Buy now.', 'Are you there?']);
  });

  it('leads visitors to login and back to the conversation', async () => {
    const seller = await newTalker(world);
    const advert = await postAdvert(seller.page, { title: 'For visitors' });
    const page = await world.person();
    for (const path of ['/messages', `/chat?with=${seller.id}`]) {
      await page.goto(path);
      await page.waitForURL(`**/login?redirectTo=${encodeURIComponent(path)}`);
    }
    await page.goto(`/user/${seller.id}`);
    expect(await page.getByRole('link', { name: 'Login to Chat' }).getAttribute('href')).toMatch(
      /^\/login\?redirectTo=/,
    );
    await page.goto(advert);
    await page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL('**/login?redirectTo=%2Fchat%3Fwith%3D**');
    const buyer = await signUp(await world.person());
    await logIn(page, buyer);
    await page.getByRole('heading', { level: 1, name: seller.fullName }).waitFor();
  });

  // What the server alone decides is asked once.
  if (world.script) return;

  it('has no conversation with oneself, with nobody, or without a name', async () => {
    const { page, id } = await newTalker(world);
    for (const other of [id, 'nobody', '%00', `${id} `]) {
      expect((await page.goto(`/chat?with=${other}`))?.status()).toBe(404);
    }
    await page.goto('/chat');
    await page.waitForURL('**/messages');
    await page.goto(`/user/${id}`);
    expect(await page.getByRole('link', { name: /Chat/ }).count()).toBe(0);
    expect(await page.getByLabel('Message').count()).toBe(0);
  });

  it('refuses what is empty or too long, and keeps what was typed', async () => {
    const [amina, brian] = await newPair(world);
    const send = (message: string) =>
      amina.page.request.post(`/chat?with=${brian.id}`, {
        form: { message },
        headers: { Origin: world.site().url },
        maxRedirects: 0,
      });
    for (const text of ['', ' \n\t ', `kept as typed ${'x'.repeat(2000)}`]) {
      const answer = await send(text);
      expect(answer.status()).toBe(400);
      if (text.startsWith('kept')) expect(await answer.text()).toContain('kept as typed');
    }
    expect((await send('x'.repeat(2000))).status()).toBe(303);
    await openChat(amina, brian);
    expect(await saidIn(amina.page)).toEqual(['x'.repeat(2000)]);
  });

  it('shows nobody the email of another, on no page and in no data', async () => {
    const [amina, brian] = await newPair(world);
    const advert = await postAdvert(brian.page, { title: 'Private matters' });
    await post(brian, amina, 'hello', world.site().url);
    const paths = [
      '/messages',
      `/chat?with=${brian.id}`,
      `/chat/block?with=${brian.id}`,
      `/user/${brian.id}`,
      advert,
    ];
    for (const path of [...paths, ...paths.map((path) => path.replace(/\?|$/, '.data$&'))]) {
      const answer = await amina.page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(await answer.text()).not.toContain(brian.email);
    }
    const sent = await amina.page.request.post('/chat/send', {
      form: { with: brian.id, message: 'hi' },
      headers: { Origin: world.site().url },
    });
    expect(await sent.text()).not.toContain('@');
  });
});

describe('talking live', () => {
  const world = createWorld(true);

  it('shows each what the other says, without a touch', async () => {
    const [amina, brian] = await newPair(world);
    await openChat(amina, brian);
    await openChat(brian, amina);
    await world.settled(amina.page);
    await world.settled(brian.page);
    const said: string[] = [];
    for (const [index, speaker] of [amina, brian, brian, amina, brian].entries()) {
      said.push(`sentence ${index}`);
      await say(speaker.page, `sentence ${index}`);
      const listener = speaker === amina ? brian : amina;
      await listener.page.getByRole('log').getByText(`sentence ${index}`, { exact: true }).waitFor();
    }
    await amina.page.getByRole('log').getByText('Sent').nth(1).waitFor();
    expect(await saidIn(amina.page)).toEqual(said);
    expect(await saidIn(brian.page)).toEqual(said);
    await eventually(() => unreadIn(amina.page)).toBeUndefined();
    await eventually(() => unreadIn(brian.page)).toBeUndefined();
  });

  it('reaches somebody without script by Refresh, and answers come back live', async () => {
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

  it('counts up on any page, and moves the inbox', async () => {
    const [amina, brian] = await newPair(world);
    const inbox = await world.anotherTab(amina.page);
    await inbox.goto('/messages');
    await amina.page.goto('/home');
    await post(brian, amina, 'one', world.site().url);
    await eventually(() => unreadIn(amina.page)).toMatch(/^1/);
    await post(brian, amina, 'two', world.site().url);
    await eventually(() => unreadIn(amina.page)).toMatch(/^2/);
    await inbox.bringToFront();
    await inbox.getByRole('link', { name: /two/ }).waitFor();
    expect(await unreadIn(inbox)).toMatch(/^2/);
  });

  it('brings the inbox up to date that could not be fetched when something came', async () => {
    const [amina, brian] = await newPair(world, { mayLoseNetwork: true });
    const { page } = amina;
    await post(brian, amina, 'one', world.site().url);
    await page.goto('/messages');
    await world.settled(page);
    await page.route('**/messages.data*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/messages.data'));
    await post(brian, amina, 'two', world.site().url);
    await failed;
    await page.unroute('**/messages.data*');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: /two/ }).waitFor();

    // The site is reached again before the page knows that the request has failed.
    const reachedAgain = page.waitForResponse('**/events?*');
    await page.route('**/messages.data*', (route) => reachedAgain.then(() => route.abort()), { times: 1 });
    const asked = page.waitForRequest('**/messages.data*');
    await post(brian, amina, 'three', world.site().url);
    await asked;
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: /three/ }).waitFor();
  });

  it('stays in its place when somebody begins to write', async () => {
    for (const wide of [false, true]) {
      const [amina, brian] = await newPair(world, { wide });
      await openChat(amina, brian);
      await amina.page.getByLabel('Message').click();
      await amina.page.getByLabel('Message').pressSequentially('Good morning');
      expect(await amina.page.evaluate(() => scrollY)).toBe(0);
    }
  });

  it('has one stream for all tabs, which agree, also when the tab that holds it goes', async () => {
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
    await amina.page.getByRole('log').getByText('from the second tab').waitFor();
    await post(brian, amina, 'to all tabs', world.site().url);
    await second.getByRole('log').getByText('to all tabs').waitFor();
    await amina.page.getByRole('log').getByText('to all tabs').waitFor();
    expect(streams.length).toBe(1);

    await amina.page.close();
    await eventually(() => streams.length).toBe(2);
    await post(brian, amina, 'to those who stay', world.site().url);
    await second.getByRole('log').getByText('to those who stay').waitFor();
    expect(await saidIn(second)).toEqual(['from the second tab', 'to all tabs', 'to those who stay']);
  });

  it('catches up with what was said while the tabs changed hands', async () => {
    const [amina, brian] = await newPair(world);
    await openChat(amina, brian);
    await world.settled(amina.page);
    const { page } = amina;
    for (let number = 1; number <= 10; number += 1) {
      await post(brian, amina, `message ${number}`, world.site().url);
      if (number % 3 === 0) await page.goto(number % 2 === 0 ? '/home' : `/chat?with=${brian.id}`);
    }
    await messagesEntry(page).click();
    await page.getByRole('link', { name: /message 10/ }).click();
    await page.getByRole('log').getByText('message 10', { exact: true }).waitFor();
    expect(await saidIn(page)).toEqual(Array.from({ length: 10 }, (_, index) => `message ${index + 1}`));
  });

  it('sends what was written without a network once, when there is one again', async () => {
    const [amina, brian] = await newPair(world, { mayLoseNetwork: true });
    await openChat(amina, brian);
    await openChat(brian, amina);
    await world.settled(amina.page);
    await amina.page.context().setOffline(true);
    await say(amina.page, 'first without network');
    await say(amina.page, 'second without network');
    const log = amina.page.getByRole('log');
    await log.getByText('Waiting for the network').nth(1).waitFor();
    await post(brian, amina, 'meanwhile', world.site().url);
    await amina.page.context().setOffline(false);
    await brian.page.getByRole('log').getByText('second without network').waitFor();
    const said = ['meanwhile', 'first without network', 'second without network'];
    expect(await saidIn(brian.page)).toEqual(said);
    await eventually(() => saidIn(amina.page)).toEqual(said);
    await log.getByText('Sent').nth(1).waitFor();
    expect(await log.getByText('Waiting for the network').count()).toBe(0);
  });

  it('doubles nothing when only the answer was lost', async () => {
    const [amina, brian] = await newPair(world, { mayLoseNetwork: true });
    await openChat(amina, brian);
    await world.settled(amina.page);
    let lost = 0;
    await amina.page.route('**/chat/send', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await amina.page.route('**/events*', (route) => route.abort());
    await amina.page.reload();
    await world.settled(amina.page);
    await say(amina.page, 'did it arrive?');
    await mainButton(amina.page, 'Try again').click();
    await amina.page.getByRole('log').getByText('Sent').waitFor();
    expect(lost).toBe(2);
    await openChat(brian, amina);
    expect(await saidIn(brian.page)).toEqual(['did it arrive?']);
  });

  it('leaves readers where they read, and offers what is new', async () => {
    const [amina, brian] = await newPair(world);
    for (let number = 1; number <= 30; number += 1) {
      await post(brian, amina, `message ${number}`, world.site().url);
    }
    await openChat(amina, brian);
    await world.settled(amina.page);
    const log = amina.page.getByRole('log');
    const place = log.getByText('message 10', { exact: true });
    await place.scrollIntoViewIfNeeded();
    await eventually(() => log.evaluate((box) => box.scrollTop)).toBeLessThan(-64);
    const before = await place.boundingBox();
    await post(brian, amina, 'something new', world.site().url);
    const offer = mainButton(amina.page, 'New messages');
    await offer.waitFor();
    expect((await place.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    expect(await unreadIn(amina.page)).toMatch(/^1/);
    await offer.click();
    await offer.waitFor({ state: 'detached' });
    expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
    await eventually(() => unreadIn(amina.page)).toBeUndefined();
  });

  it('sends with Enter on a wide screen, and breaks the line on a phone', async () => {
    const [amina, brian] = await newPair(world, { wide: true }, {});
    await openChat(amina, brian);
    await openChat(brian, amina);
    await world.settled(amina.page);
    await world.settled(brian.page);
    const field = amina.page.getByLabel('Message');
    expect(await field.getAttribute('enterkeyhint')).toBe('send');
    await field.pressSequentially('one');
    await field.press('Shift+Enter');
    await field.pressSequentially('two');
    await field.press('Enter');
    await brian.page.getByRole('log').getByText('one').waitFor();
    expect(await saidIn(brian.page)).toEqual(['one\ntwo']);
    await brian.page.getByLabel('Message').press('Enter');
    expect(await brian.page.getByLabel('Message').inputValue()).toBe('\n');
  });

  it('works in a browser whose tabs cannot agree with each other', async () => {
    const [amina, brian] = await newPair(world);
    await amina.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await openChat(amina, brian);
    await post(brian, amina, 'without locks', world.site().url);
    await amina.page.getByRole('log').getByText('without locks').waitFor();
    expect(await amina.page.evaluate(() => 'locks' in navigator)).toBe(false);
  });

  it('leaves the line to newer devices, until somebody looks at this one again', async () => {
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
    const linesOpen = () =>
      amina.page.evaluate(() => {
        const { lines } = globalThis as unknown as { lines: readonly EventSource[] };
        return lines.filter((line) => line.readyState !== EventSource.CLOSED).length;
      });
    await openChat(amina, brian);
    await eventually(linesOpen).toBe(1);
    const isStream = (request: Request) => new URL(request.url()).pathname === '/events';
    for (let device = 1; device <= 4; device += 1) {
      const page = await world.person();
      const opened = page.context().waitForEvent('request', isStream);
      await page.goto('/login');
      await logIn(page, amina);
      await (await opened).response();
    }
    await eventually(linesOpen).toBe(0);
    await post(brian, amina, 'to the newer devices', world.site().url);
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
});

describe('after log-out', () => {
  const world = createWorld(true);

  it('leaves nothing in other tabs, nothing that waits, and no stream', async () => {
    const [amina, brian] = await newPair(world, { mayLoseNetwork: true });
    await post(brian, amina, 'between us', world.site().url);
    await openChat(amina, brian);
    await world.settled(amina.page);
    // No tab reaches the site with it: any of them would send it.
    await amina.page.context().route('**/chat/send', (route) => route.abort());
    await say(amina.page, 'still waiting');
    await amina.page.getByText('Not sent yet').waitFor();
    const second = await world.anotherTab(amina.page);
    await second.goto('/account/settings');
    await world.settled(second);
    await mainButton(second, 'Log Out').click();
    await second.waitForURL('**/login');
    await amina.page.waitForURL('**/login?redirectTo=**');
    await amina.page.context().unroute('**/chat/send');
    expect(await amina.page.content()).not.toContain('between us');
    await second.goBack();
    await second.waitForLoadState();
    expect(await second.content()).not.toContain(amina.username);
    expect((await second.request.head('/events')).status()).toBe(401);

    await amina.page.goto(`/login?redirectTo=${encodeURIComponent(`/chat?with=${brian.id}`)}`);
    await logIn(amina.page, amina);
    await amina.page.getByRole('log').getByText('between us').waitFor();
    expect(await saidIn(amina.page)).toEqual(['between us']);
  });

  it('lets a page that was left open neither write nor listen for the next person', async () => {
    const [amina, brian] = await newPair(world);
    const headers = { Origin: world.site().url };
    const { request } = brian.page;
    const sent = await request.post('/chat/send', {
      form: { for: amina.id, with: amina.id, message: 'in a wrong name' },
      headers,
    });
    expect(sent.status()).toBe(401);
    expect((await request.head(`/events?for=${amina.id}`)).status()).toBe(401);
    expect((await request.head(`/events?for=${brian.id}`)).status()).toBe(200);
  });
});

describe('a site that is killed in the middle', () => {
  const world = createWorld(true);

  it('loses nothing and doubles nothing when it is started again', async () => {
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
});
