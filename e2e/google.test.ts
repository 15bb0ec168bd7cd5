import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoogleForTest, startGoogle } from '../adapters/google/google-for-test.ts';
import { texts } from '../core/texts.ts';
import { logIn, mainButton, newcomer, postAdvert, signUp } from './acts.ts';
import { openDatabaseOf, verifyEmail } from './site.ts';
import { createWorld, type World, withScriptOnAndOff } from './world.ts';

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

function knownToGoogle(world: World, changes: { readonly email_verified?: boolean } = {}): GooglePerson {
  people += 1;
  const person = { email: `sarah.${people}@example.com`, name: `Sarah Nakato ${people}` };
  google().addGoogleUser({ ...person, ...changes });
  google().allowRedirect(`${world.site().url}${callback}`);
  return person;
}

/** Leaves the page that is open for Google's. */
async function goToGoogle(page: Page): Promise<void> {
  await mainButton(page, button).click();
  await page.waitForURL('**/o/oauth2/v2/auth?**');
}

async function choose(page: Page, { email }: GooglePerson): Promise<void> {
  await page.getByRole('button', { name: email }).click();
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

async function signIn(world: World, person: GooglePerson, path?: string): Promise<Page> {
  const page = await openLogin(world, path);
  await goToGoogle(page);
  await choose(page, person);
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
  const session = (await page.context().cookies()).filter(({ name }) => name === 'session');
  expect(session).toEqual([]);
}

async function rows(
  world: World,
  table: 'accounts' | 'sessions' | 'profiles',
): Promise<Record<string, unknown>[]> {
  const { db, close } = openDatabaseOf(world.site());
  return db.selectFrom(table).selectAll().execute().finally(close);
}

async function counts(world: World) {
  const [accounts, sessions] = [await rows(world, 'accounts'), await rows(world, 'sessions')];
  return { accounts: accounts.length, sessions: sessions.length };
}

withScriptOnAndOff((world) => {
  it('signs in, completes the account when it is needed, and goes on to the page first asked for', async () => {
    const person = knownToGoogle(world);
    const page = await signIn(world, person);
    await page.waitForURL(`${world.site().url}/home`);
    await page.goto('/post');
    await page.waitForURL('**/setup-account?redirectTo=%2Fpost');
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
    await page.waitForURL('**/post');
    await page.getByText('Account setup complete!').waitFor();
    await page.goto('/account');
    await page.getByRole('heading', { level: 1, name: person.name }).waitFor();
  });

  it('leads people without a profile from likes, saves, comments and messages to the setup, and back', async () => {
    const seller = await world.person();
    const sellerIs = await signUp(seller);
    const advert = await postAdvert(seller);
    const page = await signIn(world, knownToGoogle(world));
    await page.waitForURL('**/home');
    for (const act of ['like', 'save']) {
      const answer = await page.request.post(`${advert}/${act}`, {
        form: {},
        headers: { Origin: world.site().url },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
      expect(answer.headers()['location']).toMatch(/^\/setup-account\?redirectTo=/);
    }
    for (const path of ['/messages', '/saved', '/account', '/account/edit-account']) {
      await page.goto(path);
      await page.waitForURL(`**/setup-account?redirectTo=${encodeURIComponent(path)}`);
    }
    await page.goto(advert);
    await world.settled(page);
    await page.getByLabel('Add a comment').fill('Is it fresh?');
    await mainButton(page, 'Post').click();
    await page.waitForURL('**/setup-account?**');
    await setUp(page);
    await page.waitForURL(`**${advert}**`);
    await page.getByText(sellerIs.username).first().waitFor();
    await page
      .getByRole('status')
      .getByText('Account setup complete! Your comment has been posted.')
      .waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Is it fresh?' }).waitFor();
  });

  it('leads the second time to the same account', async () => {
    const person = knownToGoogle(world);
    const first = await signIn(world, person);
    await first.goto('/setup-account');
    await setUp(first);
    await first.waitForURL('**/home');
    const { accounts } = await counts(world);
    const page = await signIn(world, person, '/signup?redirectTo=/account');
    await page.waitForURL('**/account');
    await page.getByRole('heading', { level: 1, name: person.name }).waitFor();
    expect((await counts(world)).accounts).toBe(accounts);
  });

  it('brings back what was written when the session had ended', async () => {
    const person = knownToGoogle(world);
    const page = await signIn(world, person);
    await page.waitForURL('**/home');
    await page.goto('/setup-account?redirectTo=/account/edit-account');
    await setUp(page);
    await page.waitForURL('**/account/edit-account');
    await world.settled(page);
    // The session of these ends where no page listens; an open one would leave for the login at once.
    const ended = await page.context().cookies();
    await page.goto('/logout');
    await mainButton(page, 'Log Out').click();
    await page.waitForURL('**/login');
    await page.goto('/login?redirectTo=/account/edit-account');
    await world.settled(page);
    await goToGoogle(page);
    await choose(page, person);
    await page.waitForURL('**/account/edit-account');
    await world.settled(page);
    await page.context().addCookies(ended);
    await page.getByLabel('Bio').fill('Picked this morning.');
    await mainButton(page, 'Save').click();
    await page.waitForURL('**/login?redirectTo=%2Faccount%2Fedit-account');
    await goToGoogle(page);
    await choose(page, person);
    await page.waitForURL('**/account/edit-account');
    expect(await page.getByLabel('Bio').inputValue()).toBe('Picked this morning.');
  });

  it('tells on the login page that the person refused', async () => {
    knownToGoogle(world);
    const before = await counts(world);
    const page = await openLogin(world);
    await goToGoogle(page);
    const state = new URL(page.url()).searchParams.get('state');
    await page.goto(`${world.site().url}${callback}?error=access_denied&state=${state}`);
    await expectRefusal(page, texts.google.denied);
    expect(await counts(world)).toEqual(before);
  });

  it('joins a verified account, ends its other sessions, and can be unlinked in Settings', async () => {
    const phone = await world.person();
    const person = newcomer();
    await signUp(phone, person);
    await verifyEmail(world.site(), person.email);
    google().addGoogleUser({ email: person.email, name: 'Sarah' });
    google().allowRedirect(`${world.site().url}${callback}`);
    const page = await signIn(world, { email: person.email, name: 'Sarah' });
    await page.waitForURL('**/home');
    await phone.goto('/account');
    await phone.waitForURL('**/login**');
    await logIn(phone, person);
    await phone.waitForURL('**/account');

    await page.goto('/account/settings');
    await page.getByRole('main').getByRole('link', { name: 'Signed in with Google' }).click();
    await page.getByRole('heading', { level: 1, name: 'Signed in with Google' }).waitFor();
    await world.settled(page);
    await page.getByLabel('Current password').fill('not-my-password');
    await mainButton(page, 'Unlink Google').click();
    await page.getByText('This is not your current password.').first().waitFor();
    await page.getByLabel('Current password').fill(person.password);
    await mainButton(page, 'Unlink Google').click();
    await page.waitForURL('**/account/settings');
    await page.getByText('Your account is no longer linked to Google.').waitFor();
    expect(await page.getByRole('link', { name: 'Signed in with Google' }).count()).toBe(0);
    await phone.goto('/account');
    await phone.waitForURL('**/login**');
    await page.goto('/account/google');
    await page.getByText('Your account is not linked to Google.').waitFor();
  });

  it.each(['cut', { status: 200, body: '<!doctype html>' }] as const)(
    'tells that Google cannot be reached when it answers %j, and signs in when it is back',
    async (fault) => {
      const person = knownToGoogle(world);
      const before = await counts(world);
      google().fail('/oauth2/token', fault);
      const page = await signIn(world, person);
      await expectRefusal(page, texts.google.unreachable);
      google().fail('/oauth2/token', undefined);
      google().fail('/oauth2/v2/userinfo', fault);
      await goToGoogle(page);
      await choose(page, person);
      await expectRefusal(page, texts.google.unreachable);
      expect(await counts(world)).toEqual(before);
      google().fail('/oauth2/v2/userinfo', undefined);
      await goToGoogle(page);
      await choose(page, person);
      await page.waitForURL('**/home');
    },
  );

  // What the server alone decides is asked once.
  if (world.script) return;

  it('does not go to another site afterwards', async () => {
    const page = await signIn(world, knownToGoogle(world), '/login?redirectTo=/%5Cevil.example');
    await page.waitForURL(`${world.site().url}/home`);
  });

  it('refuses an answer that this browser has not asked for', async () => {
    const person = knownToGoogle(world);
    const before = await counts(world);
    const attacker = await openLogin(world);
    await goToGoogle(attacker);
    const answer = await attacker.request.post(`${google().origin}/o/oauth2/v2/auth/callback`, {
      form: { ...Object.fromEntries(new URL(attacker.url()).searchParams), email: person.email },
      maxRedirects: 0,
    });
    const address = answer.headers()['location'] ?? '';
    const victim = await openLogin(world);
    await victim.goto(address);
    await expectRefusal(victim, texts.google.stale);
    await victim.goto('/login');
    await goToGoogle(victim);
    await victim.goto(address);
    await expectRefusal(victim, texts.google.stale);
    expect(await counts(world)).toEqual(before);
  });

  it('refuses a code that was used, also with the cookie of its attempt', async () => {
    const person = knownToGoogle(world);
    const page = await openLogin(world);
    await goToGoogle(page);
    const cookies = await page.context().cookies(`${world.site().url}${callback}`);
    const sent = page.waitForRequest(`**${callback}?**`);
    await choose(page, person);
    const address = (await sent).url();
    await page.waitForURL('**/home');
    await page.goto(address);
    await page.waitForURL('**/home');
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    const before = await counts(world);
    await page.goto(address);
    await expectRefusal(page, texts.google.stale);
    expect(await counts(world)).toEqual(before);
  });

  it('refuses an email that Google has not verified', async () => {
    const person = knownToGoogle(world, { email_verified: false });
    const before = await counts(world);
    const page = await signIn(world, person);
    await expectRefusal(page, texts.google.emailNotVerified);
    expect(await counts(world)).toEqual(before);
  });

  it('refuses the email of an account that nobody has verified', async () => {
    const person = newcomer();
    await signUp(await world.person(), person);
    google().addGoogleUser({ email: person.email, name: 'Somebody' });
    google().allowRedirect(`${world.site().url}${callback}`);
    const before = await counts(world);
    const page = await signIn(world, { email: person.email, name: 'Somebody' });
    await expectRefusal(page, texts.google.emailUnproven);
    expect(await counts(world)).toEqual(before);
  });

  it('cannot be unlinked without a password', async () => {
    const page = await signIn(world, knownToGoogle(world));
    await page.waitForURL('**/home');
    await page.goto('/account/google');
    await page.getByText('Google is your only way to sign in.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Choose a password' }).click();
    await page.waitForURL('**/account/password');
  });

  it('keeps no code and no token in the database or in the log', async () => {
    const page = await openLogin(world);
    const person = knownToGoogle(world);
    await goToGoogle(page);
    const sent = page.waitForRequest(`**${callback}?**`);
    await choose(page, person);
    const { searchParams } = new URL((await sent).url());
    await page.waitForURL('**/home');
    const kept =
      JSON.stringify([await rows(world, 'accounts'), await rows(world, 'sessions')]) + world.site().output();
    expect(kept).toContain(person.email);
    for (const secret of [searchParams.get('code') ?? '', searchParams.get('state') ?? '', 'google_']) {
      expect(secret).not.toBe('');
      expect(kept.replaceAll('google_subject', '')).not.toContain(secret);
    }
  });

  it('leads to the login page where somebody opens its addresses', async () => {
    const page = await world.person();
    await page.goto('/auth/google');
    await page.waitForURL('**/login');
    await page.goto(callback);
    await expectRefusal(page, texts.google.stale);
  });
}, environment);

describe('with script', () => {
  const world = createWorld(true, environment);

  it.each(['/login', '/signup'])('signs in by a pop-up of %s that closes itself', async (path) => {
    const person = knownToGoogle(world);
    const page = await world.person();
    await page.goto(path);
    await world.settled(page);
    const opened = page.waitForEvent('popup');
    await mainButton(page, button).click();
    const popup = await opened;
    await popup.waitForURL('**/o/oauth2/v2/auth?**');
    expect(page.url()).toBe(`${world.site().url}${path}`);
    const closed = popup.waitForEvent('close');
    await choose(popup, person);
    await closed;
    await page.waitForURL(`${world.site().url}/home`);
    await page.goto('/setup-account');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email);
  });

  it('goes on from the pop-up to the page that asked for the login', async () => {
    const person = knownToGoogle(world);
    const page = await world.person({ wide: true });
    await page.goto(`/login?redirectTo=${encodeURIComponent('/search?q=neem%26mint')}`);
    await world.settled(page);
    const opened = page.waitForEvent('popup');
    await mainButton(page, button).click();
    await choose(await opened, person);
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'neem&mint');
  });

  it('tells on the page what went wrong in the pop-up', async () => {
    const person = knownToGoogle(world, { email_verified: false });
    const page = await world.person();
    await page.goto('/login');
    await world.settled(page);
    const opened = page.waitForEvent('popup');
    await mainButton(page, button).click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await choose(popup, person);
    await closed;
    await expectRefusal(page, texts.google.emailNotVerified);
  });

  it('leads on in the pop-up itself when the page that opened it is gone', async () => {
    const person = knownToGoogle(world);
    const page = await world.person();
    await page.goto('/login?redirectTo=/saved');
    await world.settled(page);
    const opened = page.waitForEvent('popup');
    await mainButton(page, button).click();
    const popup = await opened;
    await popup.waitForURL('**/o/oauth2/v2/auth?**');
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
});

describe('where Google is not set up', () => {
  const world = createWorld(false);

  it('shows no button, and its addresses lead to the login page', async () => {
    const page = await world.person();
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      expect(await page.getByRole('button', { name: button }).count()).toBe(0);
    }
    for (const path of ['/auth/google', callback]) {
      await page.goto(path);
      await page.waitForURL('**/login');
    }
    const answer = await page.request.post('/auth/google', { form: {}, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toBe('/login');
  });
});
