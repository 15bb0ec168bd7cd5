import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type GoogleForTest, startGoogle } from '../adapters/google/google-for-test.ts';
import * as texts from '../core/texts/by-subject.ts';
import { act, ask, mainButton, postAdvert, signUp } from './acts.ts';
import { openDatabaseOf, verifyEmail } from './site.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

interface GooglePerson {
  readonly email: string;
  readonly name: string;
}

const button = 'Sign in with Google';
const callback = '/auth/google/callback';
let people = 0;

/** Where people sign in, for the site of the world that uses it. */
function googleOfAll(): () => GoogleForTest {
  let google: GoogleForTest | undefined;
  beforeAll(async () => {
    google = await startGoogle([]);
  });
  afterAll(() => google?.stop());
  return () => {
    if (google === undefined) throw new Error('Google is up only while tests run');
    return google;
  };
}

const google = googleOfAll();
const environment = async () => google().environment;

function knownToGoogle(
  world: World,
  changes: { readonly email?: string; readonly email_verified?: boolean } = {},
): GooglePerson {
  people += 1;
  const person = { email: `sarah.${people}@example.com`, name: `Sarah Nakato ${people}`, ...changes };
  google().addGoogleUser(person);
  google().allowRedirect(`${world.site().url}${callback}`);
  return person;
}

/** Goes from the open page to Google's. */
async function goToGoogle(page: Page): Promise<void> {
  await mainButton(page, button).click();
  await page.waitForURL('**/o/oauth2/v2/auth?**');
}

/** Returns before the next page is there, which in a pop-up may close it. */
async function choose(page: Page, { email }: GooglePerson): Promise<void> {
  await page.getByRole('button', { name: email }).click({ noWaitAfter: true });
}

/** A person whose browser blocks pop-ups, or has no script. */
async function personWithoutPopups(world: World): Promise<Page> {
  const page = await world.person();
  if (world.script) await page.addInitScript(() => Object.assign(window, { open: () => null }));
  return page;
}

async function openLogin(world: World, path = '/login'): Promise<Page> {
  const page = await personWithoutPopups(world);
  await page.goto(path);
  await world.settled(page);
  return page;
}

/** Starts by request, like the button; returns Google's address. */
async function begin(page: Page, redirectTo = ''): Promise<URL> {
  return new URL(await act(page, '/auth/google', { redirectTo }));
}

/** Goes to Google by request and is recognised there; returns the address that the browser is sent back to. */
async function comeBack(page: Page, { email }: GooglePerson, redirectTo?: string): Promise<string> {
  const question = await begin(page, redirectTo);
  const answer = await page.request.post(`${google().origin}/o/oauth2/v2/auth/callback`, {
    form: { ...Object.fromEntries(question.searchParams), email },
    maxRedirects: 0,
  });
  return answer.headers()['location'] ?? '';
}

/** Somebody who has signed in without opening a page. */
async function signedIn(world: World, person = knownToGoogle(world)): Promise<Page> {
  const page = await world.person();
  expect((await ask(page, await comeBack(page, person))).location).toBe('/home');
  return page;
}

async function setUp(page: Page): Promise<void> {
  await page.getByLabel('About').fill('Herbs from Ntinda.');
  await page.getByLabel('Address').fill('Ntinda, Kampala');
  await page.getByLabel('Phone number').fill('0772123456');
  await page.locator('input[name=consent]').check();
  await mainButton(page, 'Save').click();
}

async function expectRefusal(page: Page, text: string): Promise<void> {
  await page.waitForURL('**/login');
  await page.getByRole('main').getByRole('alert').getByText(text).waitFor();
  await expectNoSession(page);
}

async function expectNoSession(page: Page): Promise<void> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('session');
}

async function rows(world: World): Promise<readonly Record<string, unknown>[][]> {
  const { db, close } = openDatabaseOf(world.site());
  const tables = (['accounts', 'sessions'] as const).map((table) =>
    db.selectFrom(table).selectAll().execute(),
  );
  return Promise.all(tables).finally(close);
}

withScriptOnAndOffAtOneSite((world) => {
  it('signs in after a first refusal, and sets up the account to finish the comment', async () => {
    const seller = await world.person();
    await signUp(seller);
    const advert = await postAdvert(seller);
    const person = knownToGoogle(world);
    const page = await openLogin(world);
    await goToGoogle(page);
    const state = new URL(page.url()).searchParams.get('state');
    await page.goto(`${world.site().url}${callback}?error=access_denied&state=${state}`);
    await expectRefusal(page, texts.google.denied);
    await world.settled(page);
    await goToGoogle(page);
    await choose(page, person);
    await page.waitForURL(`${world.site().url}/home`);

    await page.goto(advert);
    await world.settled(page);
    await page.getByLabel('Add a comment').fill('Is it fresh?');
    await mainButton(page, 'Post').click();
    await page.waitForURL('**/setup-account?redirectTo=**');
    await page.getByText(texts.guard.profileNeeded).waitFor();
    const expected = {
      'Full name': person.name,
      Username: person.name.toLowerCase().replaceAll(' ', '_'),
      Email: person.email,
    };
    for (const [label, value] of Object.entries(expected)) {
      const field = page.getByLabel(label, { exact: true });
      expect(await field.inputValue()).toBe(value);
      expect(await field.getAttribute('readonly')).not.toBeNull();
    }
    await setUp(page);
    await page.waitForURL(`**${advert}**`);
    const done = 'Account setup complete! Your comment has been posted.';
    await page.getByRole('status').getByText(done).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Is it fresh?' }).waitFor();
  });

  it('joins a verified account, ends its other sessions, and can be unlinked in Settings', async () => {
    const phone = await world.person();
    const { email, password } = await signUp(phone);
    await verifyEmail(world.site(), email);
    const page = await signedIn(world, knownToGoogle(world, { email }));
    expect((await ask(phone, '/account')).location).toContain('/login?');

    await page.goto('/account/settings');
    await world.settled(page);
    await page.getByRole('main').getByRole('link', { name: 'Signed in with Google' }).click();
    await page.getByRole('heading', { level: 1, name: 'Signed in with Google' }).waitFor();
    await page.getByLabel('Current password').fill('not-my-password');
    await mainButton(page, 'Unlink Google').click();
    await page.getByText('This is not your current password.').first().waitFor();
    await page.getByLabel('Current password').fill(password);
    await mainButton(page, 'Unlink Google').click();
    await page.waitForURL('**/account/settings');
    await page.getByText('Your account is no longer linked to Google.').waitFor();
    expect(await page.getByRole('link', { name: 'Signed in with Google' }).count()).toBe(0);
    const after = await ask(page, '/account/google');
    expect(after.text).toContain('Your account is not linked to Google.');
  });

  if (world.script) testPopups(world);
  else testAnswers(world);
}, environment);

/** What is only there with script. */
function testPopups(world: World): void {
  async function openPopup(page: Page): Promise<Page> {
    const opened = page.waitForEvent('popup');
    await mainButton(page, button).click();
    const popup = await opened;
    await popup.waitForURL('**/o/oauth2/v2/auth?**');
    return popup;
  }

  /** Recognised in the pop-up, which closes itself. */
  async function signInByPopup(page: Page, person: GooglePerson): Promise<void> {
    const popup = await openPopup(page);
    const closed = popup.waitForEvent('close');
    await choose(popup, person);
    await closed;
  }

  it('says on the page what went wrong in the pop-up, and signs in on the second try', async () => {
    const page = await world.person();
    await page.goto('/login');
    await world.settled(page);
    await signInByPopup(page, knownToGoogle(world, { email_verified: false }));
    await expectRefusal(page, texts.google.emailNotVerified);
    await world.settled(page);
    const person = knownToGoogle(world);
    await signInByPopup(page, person);
    await page.waitForURL(`${world.site().url}/home`);
    expect((await ask(page, '/setup-account')).text).toContain(person.email);
  });

  it('leads from the sign-up’s pop-up to the page that asked for it', async () => {
    const page = await world.person({ wide: true });
    await page.goto(`/signup?redirectTo=${encodeURIComponent('/search?q=neem%26mint')}`);
    await world.settled(page);
    await signInByPopup(page, knownToGoogle(world));
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'neem&mint');
  });

  it('leads on in the pop-up itself when the page that opened it is gone', async () => {
    const person = knownToGoogle(world);
    const page = await world.person();
    await page.goto('/login?redirectTo=/saved');
    await world.settled(page);
    const popup = await openPopup(page);
    await page.close();
    await choose(popup, person);
    await popup.getByRole('link', { name: 'Continue' }).click();
    await popup.waitForURL('**/setup-account?redirectTo=%2Fsaved');
  });

  it('signs in from the login dialog', async () => {
    const person = knownToGoogle(world);
    const page = await world.person({ wide: true });
    await page.goto('/home');
    await world.settled(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click();
    const dialog = page.getByRole('dialog', { name: texts.guard.loginDialogTitle });
    await dialog.getByRole('button', { name: button }).click();
    await page.waitForURL('**/o/oauth2/v2/auth?**');
    await choose(page, person);
    await page.waitForURL('**/setup-account?redirectTo=%2Fmessages');
  });
}

const refused: readonly (readonly [string, string, (world: World, page: Page) => Promise<string>])[] = [
  ['what nobody has asked for', texts.google.stale, async () => callback],
  [
    'an answer that another browser has asked for',
    texts.google.stale,
    async (world, page) => {
      const address = await comeBack(await world.person(), knownToGoogle(world));
      await begin(page);
      return address;
    },
  ],
  [
    'a code that was used, also with the cookie of its attempt',
    texts.google.stale,
    async (world, page) => {
      const address = await comeBack(page, knownToGoogle(world));
      const cookies = await page.context().cookies(`${world.site().url}${callback}`);
      for (let time = 1; time <= 2; time += 1) expect((await ask(page, address)).location).toBe('/home');
      await page.context().clearCookies();
      await page.context().addCookies(cookies);
      return address;
    },
  ],
  [
    'an email that Google has not verified',
    texts.google.emailNotVerified,
    (world, page) => comeBack(page, knownToGoogle(world, { email_verified: false })),
  ],
  [
    'somebody whom Google does not name now',
    texts.google.unreachable,
    async (world, page) => {
      onTestFinished(() => google().fail('/oauth2/v2/userinfo', undefined));
      google().fail('/oauth2/v2/userinfo', 'cut');
      return comeBack(page, knownToGoogle(world));
    },
  ],
];

/** What only the server decides, asked once and without opening pages. */
function testAnswers(world: World): void {
  it.each(refused)('refuses %s on the login page', async (_what, text, come) => {
    const page = await world.person();
    const address = await come(world, page);
    const before = await rows(world);
    expect((await ask(page, address)).location).toBe('/login');
    expect((await ask(page, '/login')).text).toContain(text);
    await expectNoSession(page);
    expect(await rows(world)).toEqual(before);
  });

  it('leads people without a profile to the setup, and back to where they were', async () => {
    const page = await signedIn(world);
    for (const path of ['/post', '/messages', '/saved', '/account', '/account/edit-account']) {
      const { location } = await ask(page, path);
      expect(location).toBe(`/setup-account?redirectTo=${encodeURIComponent(path)}`);
    }
    const seller = await world.person();
    await signUp(seller);
    const advert = await postAdvert(seller);
    for (const what of ['like', 'save']) {
      expect(await act(page, `${advert}/${what}`, {})).toMatch(/^\/setup-account\?redirectTo=/);
    }
    const linked = (await ask(page, '/account/google')).text;
    expect(linked).toContain('Google is your only way to sign in.');
    expect(linked).toContain('href="/account/password"');
  });

  it('leads to the same account the second time, with what was written when the session ended', async () => {
    const person = knownToGoogle(world);
    const page = await signedIn(world, person);
    await page.goto('/setup-account?redirectTo=/account/edit-account');
    await setUp(page);
    await page.waitForURL('**/account/edit-account');
    const ended = await page.context().cookies();
    await act(page, '/logout', {});
    await page.context().addCookies(ended);
    const [accounts] = await rows(world);
    await page.getByLabel('Bio').fill('Picked this morning.');
    await mainButton(page, 'Save').click();
    await page.waitForURL('**/login?redirectTo=%2Faccount%2Fedit-account');
    await goToGoogle(page);
    await choose(page, person);
    await page.waitForURL('**/account/edit-account');
    expect(await page.getByLabel('Bio').inputValue()).toBe('Picked this morning.');
    expect((await rows(world))[0]).toEqual(accounts);
  });

  it('stores no code or token in the database or the log, and never leads to another site', async () => {
    const page = await world.person();
    const person = knownToGoogle(world);
    const { href, searchParams } = new URL(await comeBack(page, person, '/\\evil.example'));
    expect((await ask(page, href)).location).toBe('/home');
    const kept = JSON.stringify(await rows(world)) + world.site().output();
    expect(kept).toContain(person.email);
    for (const secret of [searchParams.get('code') ?? '', searchParams.get('state') ?? '', 'google_']) {
      expect(secret).not.toBe('');
      expect(kept.replaceAll('google_subject', '')).not.toContain(secret);
    }
  });
}
