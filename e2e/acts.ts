import type { Locator, Page } from 'playwright-core';
import { jpeg, type PictureFile } from './pictures.ts';
import type { World } from './world.ts';

let people = 0;

export interface Person {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who has not been here before. */
export function newcomer(): Person {
  people += 1;
  // As many digits for each: search finds whoever's name begins with another's.
  const username = `nakato.${String(people).padStart(5, '0')}`;
  return {
    fullName: `Nakato Sarah ${people}`,
    username,
    email: `${username}@example.org`,
    password: 'omululuza-2026',
  };
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.locator('input[name=consent]').check();
}

/** Signs up and stays signed in. */
export async function signUp(page: Page, person: Person = newcomer()): Promise<Person> {
  await page.goto('/signup');
  await fillSignUp(page, person);
  await mainButton(page, 'Sign up').click();
  await page.waitForURL('**/home');
  return person;
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
  await mainButton(page, 'Log in').click();
}

/** A button of the page itself, not of the navigation or a dialog. */
export function mainButton(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** The account id of somebody whom everybody can find. */
export async function idOf(page: Page, { username, fullName }: Person): Promise<string> {
  await page.goto(`/search?q=${username}`);
  const named = page.getByText(username, { exact: true });
  // Adverts that are found as well name their seller by the username alone.
  const people = page.getByRole('main').getByRole('link').filter({ has: named, hasText: fullName });
  const address = await people.getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

/** Likes or saves. The button shows at once what is wished for; only what the site has answered is sure to stand on other pages. */
export async function react(button: Locator): Promise<void> {
  const isReaction = (url: string) => /\/(?:like|save)(?:\.data)?$/.test(new URL(url).pathname);
  await Promise.all([
    button.page().waitForResponse((response) => isReaction(response.url())),
    button.click(),
  ]);
}

export interface AdvertText {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly district: string;
  readonly village?: string;
}

export const moringa: AdvertText = {
  title: 'Moringa leaf powder',
  description: 'Dried in the shade, one hundred grams.',
  price: '25000',
  district: 'Kampala',
  village: 'Ntinda',
};

export async function fillAdvert(page: Page, advert: AdvertText): Promise<void> {
  await page.getByLabel('Title').fill(advert.title);
  await page.getByLabel('Description').fill(advert.description);
  await page.getByLabel('Price (UGX)').fill(advert.price);
  await page.getByLabel('District').selectOption(advert.district);
  if (advert.village !== undefined) await page.getByLabel('Village').selectOption(advert.village);
}

/** Posts an advert and answers its path; the page then shows it. */
export async function postAdvert(
  world: Pick<World, 'settled'>,
  page: Page,
  advert: AdvertText = moringa,
  pictures?: PictureFile[],
): Promise<string> {
  await page.goto('/post');
  await world.settled(page);
  await fillAdvert(page, advert);
  await page.getByLabel('Photos').setInputFiles(pictures ?? [await jpeg(1, { width: 640, height: 480 })]);
  await sendWhenShrunk(page, 'Post Ad');
  await page.waitForURL('**/singleherb/ad_*');
  return new URL(page.url()).pathname;
}

/** Sends a form with pictures: while they are being compressed the button is not ready. */
export async function sendWhenShrunk(page: Page, button: string): Promise<void> {
  await page.locator('progress').waitFor({ state: 'detached' });
  await mainButton(page, button).click();
}
