import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as texts from '../core/texts/by-subject.ts';
import { ask, logIn, logInBeside, mainButton, newcomer, postAdvert, sendWhenShrunk, signUp } from './acts.ts';
import { endSessions, signUpAt } from './callers.ts';
import { jpeg } from './pictures.ts';
import { createWorld, type World } from './world.ts';

interface Place {
  readonly sellerId: string;
}

/** Forms of people who are logged in: where each is, a field of it, and how what was typed is sent. */
const forms = {
  'a new advert': { path: async () => '/post', field: 'Description', send: 'Post Ad' },
  'a change of an advert': {
    path: async (_: Place, page: Page) => (await postAdvert(page)).replace('singleherb', 'update-herb'),
    field: 'Description',
    send: 'Update Herb',
  },
  'a profile': { path: async () => '/account/edit-account', field: 'Address', send: 'Save' },
  'a message in a conversation': {
    path: async ({ sellerId }: Place) => `/chat?with=${sellerId}`,
    field: 'Message',
    send: 'Send',
  },
  'a message from a profile': {
    path: async ({ sellerId }: Place) => `/user/${sellerId}`,
    field: 'Message',
    send: 'Send message',
  },
} as const;
const typed = 'Written with care,\nand kept';
type Form = (typeof forms)[keyof typeof forms];

function describeForms(world: World, chosen: readonly (keyof typeof forms)[]): void {
  let place: Place;
  beforeAll(async () => {
    const seller = await signUpAt(world.site());
    place = { sellerId: seller.id };
  });

  /** A form that was sent when the browser no longer had its session, after logging in again. */
  async function sentTooLate(form: Form) {
    const page = await world.person();
    const person = await signUp(page);
    const path = await form.path(place, page);
    await page.goto(path);
    await world.settled(page);
    const field = page.getByLabel(form.field, { exact: true });
    const text = (await field.evaluate((element) => element.localName)) === 'input' ? 'Plot 7' : typed;
    await fillRest(page, form);
    await field.fill(text);
    await page.context().clearCookies({ name: 'session' });
    await sendWhenShrunk(page, form.send);
    await page.waitForURL('**/login?redirectTo=**');
    const notes = page.getByText('You were logged out. What you wrote is still here', { exact: false });
    const shown = async () => {
      await page.waitForURL(`**${path}*`);
      return (await field.inputValue()).toLowerCase();
    };
    return { page, person, path, field, text: text.toLowerCase(), notes, shown };
  }

  it.each(chosen)('shows %s as it was typed after logging in, until it is discarded', async (name) => {
    const { page, person, path, notes, text, shown } = await sentTooLate(forms[name]);
    await logIn(page, person);
    expect(await shown()).toBe(text);
    await notes.waitFor();
    await page.reload();
    expect(await shown()).toBe(text);
    await page.goto('/home');
    await page.goto(path);
    expect(await shown()).toBe(text);
    await world.settled(page);
    await mainButton(page, 'Discard').click();
    await notes.waitFor({ state: 'detached' });
    expect(await shown()).not.toBe(text);
    await page.reload();
    expect(await shown()).not.toBe(text);
  });

  it('shows it to nobody else who logs in with that browser, and still to its writer', async () => {
    const other = newcomer();
    await signUp(await world.person(), other);
    const { page, person, text, shown } = await sentTooLate(forms['a profile']);
    await logIn(page, other);
    expect(await shown()).not.toBe(text);
    await page.context().clearCookies({ name: 'session' });
    await page.reload();
    await logIn(page, person);
    expect(await shown()).toBe(text);
  });

  it.each(['a profile', 'a comment'] as const)(
    'sends nothing of a page left open in the name of whoever has logged in since: %s',
    async (name) => {
      const others = await world.person();
      const other = await signUp(others);
      const advert = await postAdvert(others);
      const form =
        name === 'a comment'
          ? { path: advert, field: 'Add a comment', send: 'Post' }
          : { path: '/account/edit-account', field: 'Address', send: 'Save' };
      const page = await world.person();
      const person = await signUp(page);
      await page.goto(form.path);
      await world.settled(page);
      const field = page.getByLabel(form.field, { exact: true });
      await field.fill('Plot 7, typed by another');
      await page.context().clearCookies({ name: 'session' });
      await logInBeside(page, other);
      await mainButton(page, form.send).click();
      const main = page.getByRole('main');
      await main.getByText(texts.guard.anotherAccount).waitFor();
      await main.getByText(texts.guard.keptForAnother).waitFor();
      expect(await mainButton(page, form.send).isVisible()).toBe(false);
      const change = await page.getByRole('link', { name: 'Change account' }).getAttribute('href');
      await page.goto(form.path);
      expect(await field.inputValue()).not.toContain('typed');
      expect(await page.getByText('typed by another').count()).toBe(0);
      await page.goto(change ?? '');
      await mainButton(page, 'Log Out').click();
      await logIn(page, person);
      await page.waitForURL(`**${form.path}`);
      expect(await field.inputValue()).toBe('Plot 7, typed by another');
    },
  );

  it('keeps no form of a question that is asked after logging in', async () => {
    const owner = await world.person();
    await signUp(owner);
    const advert = await postAdvert(owner);
    const page = await world.person();
    const person = await signUp(page);
    await page.goto(advert);
    await world.settled(page);
    await endSessions(world.site(), page);
    await mainButton(page, 'Is this still available?').click();
    await page.waitForURL('**/login?redirectTo=**');
    await logIn(page, person);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto('/messages');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Is this still available/ })
      .click();
    await page.getByRole('log').getByText('Is this still available?').waitFor();
    expect(await page.getByRole('button', { name: 'Discard' }).count()).toBe(0);
  });

  it('forgets it once it is sent', async () => {
    const { page, person, notes, text, shown } = await sentTooLate(forms['a message from a profile']);
    await logIn(page, person);
    expect(await shown()).toBe(text);
    await world.settled(page);
    await mainButton(page, 'Send message').click();
    await page.getByRole('status').getByText('message sent successfully').waitFor();
    await page.reload();
    expect(await shown()).toBe('');
    expect(await notes.count()).toBe(0);
  });
}

function describeEdits(world: World): void {
  it('does not silently replace what was changed elsewhere before it was sent again', async () => {
    const page = await world.person();
    const person = await signUp(page);
    const two = [await jpeg(1, { width: 320, height: 240 }), await jpeg(2, { width: 320, height: 240 })];
    const path = (await postAdvert(page, {}, two)).replace('singleherb', 'update-herb');
    await page.goto(path);
    await page.getByLabel('Title').fill('typed on the old one');
    await page.context().clearCookies({ name: 'session' });
    await mainButton(page, 'Update Herb').click();
    await page.waitForURL('**/login?redirectTo=**');
    const device = await world.person();
    await logInBeside(device, person);
    await device.goto(path);
    await device.getByLabel('Description').fill('changed elsewhere');
    await device.getByLabel('Remove photo 1').check();
    await mainButton(device, 'Update Herb').click();
    await device.waitForURL('**/singleherb/**');

    await logIn(page, person);
    await page.waitForURL(`**${path}`);
    await mainButton(page, 'Update Herb').click();
    await page.getByRole('alert').getByText(texts.adverts.changedMeanwhile).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('typed on the old one');
    expect(await page.getByRole('main').locator('.photo-item').count()).toBe(1);
    expect((await ask(device, path)).text).toContain('changed elsewhere');
    await mainButton(page, 'Update Herb').click();
    await page.waitForURL('**/singleherb/**');
    await page.getByRole('heading', { level: 1, name: 'typed on the old one' }).waitFor();
  });
}

async function fillRest(page: Page, { send }: Form): Promise<void> {
  if (send !== 'Post Ad') return;
  await page.getByLabel('Title').fill('Fresh ginger');
  await page.getByLabel('Price (UGX)').fill('5,000');
  await page.getByLabel('District', { exact: true }).selectOption('Kampala');
  await page.getByLabel('Photos').setInputFiles(await jpeg(2, { width: 320, height: 240 }));
}

const allForms = Object.keys(forms) as (keyof typeof forms)[];
describe('without script', () => {
  const world = createWorld(false);
  describeForms(world, allForms);
  describeEdits(world);
});
describe('with script', () => describeForms(createWorld(true), ['a profile', 'a message from a profile']));
