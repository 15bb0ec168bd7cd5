import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask, logInBeside, mainButton, newcomer, type Person, signUp } from './acts.ts';
import { mailsTo } from './mails.ts';
import { openDatabaseOf } from './site.ts';
import { type World, withScriptOnAndOffAtOneSite } from './world.ts';

withScriptOnAndOffAtOneSite((world) => {
  it('an email is verified by the button behind a second link, and the banner disappears', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const first = await linkTo(world, person.email, 'Confirm your email address');
    await page.goto('/account/settings');
    await world.settled(page);
    await banner(page).getByRole('button', { name: 'Get a new link' }).click();
    await page.getByText(`We sent a link to ${person.email}.`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/settings');
    const link = await linkTo(world, person.email, 'Confirm your email address', [first]);

    // In another browser, as where the mail is read; looking, as mail scanners do, uses nothing up.
    const reader = await world.person();
    const answer = await reader.request.get(link);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(await answer.text()).toContain('noindex');
    await reader.goto(link);
    await reader.getByText(person.email).waitFor();
    await reader.getByText(person.username, { exact: true }).waitFor();
    await world.settled(reader);
    await reader.getByLabel('Password', { exact: true }).fill('not-the-password');
    await mainButton(reader, 'Confirm').click();
    await reader.getByText('This is not your current password.').first().waitFor();
    await reader.getByLabel('Password', { exact: true }).fill(person.password);
    await mainButton(reader, 'Confirm').click();
    await reader.waitForURL('**/home');
    await reader.getByText('Your email address is confirmed.').waitFor();

    await page.goto(link);
    await page.getByText('your email address is confirmed. There is nothing left to do.').waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/home');
    await expectUsed(reader, link, 'href="/login');
    expect(requestLines(world)).not.toContain(tokenOf(link));
  });

  it('an email that a stranger signed up with is freed by its owner, who is asked first', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const link = await linkTo(world, person.email, 'Confirm your email address');
    const owner = await world.person();
    await owner.goto(link);
    await owner.getByRole('main').getByRole('link', { name: 'This was not me' }).click();
    await owner.getByRole('heading', { level: 1, name: 'This was not me' }).waitFor();
    await owner.getByText(person.username, { exact: true }).waitFor();
    await owner.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
    await owner.getByRole('main').getByRole('link', { name: 'This was not me' }).click();
    await mainButton(owner, 'Delete that account').click();
    await owner.waitForURL('**/home');
    await owner
      .getByText('That account has been deleted, and you can use your email address again.')
      .waitFor();
    await owner.goBack();
    await owner.getByText('This link has expired or has already been used.').waitFor();

    await expectLoggedOut(page);
    await expect.poll(() => hasAccount(world, person.email), { timeout: 60_000 }).toBe(false);
    await signUp(owner, { ...newcomer(), email: person.email });
  });

  it('an email changes when the link at the new address is used', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const email = `new.${person.email}`;
    await page.goto('/account/email');
    await world.settled(page);
    await page.getByLabel('New email').fill(email);
    await page.getByLabel('Current password').fill('not-my-password');
    await mainButton(page, 'Send link').click();
    await page.getByText('This is not your current password.').first().waitFor();
    expect(await page.getByLabel('New email').inputValue()).toBe(email);
    await page.getByLabel('Current password').fill(person.password);
    await mainButton(page, 'Send link').click();
    await page.getByText(`We sent a link to ${email}.`).waitFor();

    const link = await linkTo(world, email, 'Your new email address');
    const subjects = async () => (await mailsTo(world, person.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Your email address for Eddagala is about to change');
    await page.goto(link);
    await page.getByRole('main').getByText(person.username, { exact: true }).waitFor();
    await mainButton(page, 'Use this address').click();
    await page.waitForURL('**/home');
    await page.getByText('Your email address has been changed.').waitFor();
    expect(await banner(page).count()).toBe(0);
    await expect.poll(subjects).toContain('Your email address for Eddagala was changed');
    await logInBeside(await world.person(), { ...person, email });
  });

  it('a forgotten password is replaced through a mailed link, which logs out every other browser', async () => {
    const other = await world.person();
    const person = await signUp(other);
    const page = await world.person();
    await page.goto('/login');
    await world.settled(page);
    await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
    await askReset(page, person);
    const link = await linkTo(world, person.email, 'Choose a new password');

    await page.goto(link);
    await world.settled(page);
    await choose(page, 'lemongrass-2026', 'lemongrass-2027');
    await mainButton(page, 'Save password').click();
    await page.getByText('Passwords do not match').first().waitFor();
    await choose(page, 'lemongrass-2026');
    await mainButton(page, 'Save password').click();
    await page.waitForURL('**/home');
    await page.getByText('Your password has been changed.').waitFor();
    expect(await banner(page).count()).toBe(0);

    await expectLoggedOut(other);
    await expect(logInBeside(other, person)).rejects.toThrow('400');
    await logInBeside(other, { ...person, password: 'lemongrass-2026' });
    const told = {
      subject: expect.stringMatching(/^New log-in/),
      text: expect.stringMatching(/ on Linux\n/),
    };
    await expect.poll(() => mailsTo(world, person.email)).toContainEqual(told);

    await expectUsed(page, link, 'href="/forgot-password"');
    expect(requestLines(world)).not.toContain(tokenOf(link));
  });

  it('a password can be changed with the current one, which logs out other browsers', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const other = await world.person();
    await logInBeside(other, person);

    await page.goto('/account/settings');
    await world.settled(page);
    await page.getByRole('main').getByRole('link', { name: 'Password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Password' }).waitFor();
    await page.getByLabel('Current password').fill(person.password);
    await choose(page, 'lemongrass-2026');
    await mainButton(page, 'Change password').click();
    await page.waitForURL('**/account/settings');
    await page.getByText('Your password has been changed.').waitFor();
    await expectLoggedOut(other);
    expect((await ask(page, '/account')).status).toBe(200);
  });

  // What only the server decides is tested once.
  if (world.script) return;

  it('a password reset looks the same for an address without an account', async () => {
    const page = await world.person();
    const nobody = newcomer();
    await page.goto('/forgot-password');
    await askReset(page, nobody);
    expect(await mailsTo(world, nobody.email)).toEqual([]);
  });

  it('offers another link if a confirmation link has expired and is still needed', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const first = await linkTo(world, person.email, 'Confirm your email address');
    const answer = await page.goto(`/verify-email/${'A'.repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await mainButton(page, 'Get a new link').click();
    await page.getByText(`We sent a link to ${person.email}.`).waitFor();
    await linkTo(world, person.email, 'Confirm your email address', [first]);
  });
});

/** Expects none of their sessions to be left. */
async function expectLoggedOut(page: Page): Promise<void> {
  expect((await ask(page, '/account')).location).toContain('/login?');
}

/** Expects the page to say that the link no longer works, and to offer what helps. */
async function expectUsed(page: Page, link: string, offered: string): Promise<void> {
  const { text } = await ask(page, link);
  expect(text).toContain('This link has expired or has already been used.');
  expect(text).toContain(offered);
}

function banner(page: Page) {
  return page.locator('.verify-banner');
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
}

async function askReset(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await mainButton(page, 'Send link').click();
  await page.getByText(`If there is an account with ${email}, we have emailed it a link.`).waitFor();
}

async function hasAccount(world: World, email: string): Promise<boolean> {
  const { db, close } = openDatabaseOf(world.site());
  const found = db.selectFrom('accounts').select('id').where('email', '=', email).execute();
  return (await found.finally(close)).length > 0;
}

/** The link in the mail of this subject, once it is there; not one that is known already. */
async function linkTo(
  world: World,
  address: string,
  subject: string,
  known: readonly string[] = [],
): Promise<string> {
  const links = async () => {
    const mails = (await mailsTo(world, address)).filter((mail) => mail.subject.startsWith(subject));
    return mails.flatMap(({ text }) => linkPattern.exec(text) ?? []).filter((link) => !known.includes(link));
  };
  await expect.poll(links, { interval: 100 }).not.toEqual([]);
  return (await links())[0] ?? '';
}

const linkPattern = /http\S+\/(?:verify-email|reset-password)\/\w+/;

/** The log without the lines that show a developer the mails, which only a site on a loopback address writes. */
function requestLines(world: World): string {
  const lines = world.site().output().split('\n');
  return lines.filter((line) => !line.includes('its link: http://localhost')).join('\n');
}

function tokenOf(link: string): string {
  return link.split('/').at(-1) ?? '';
}
