import type { APIResponse, Locator, Page } from 'playwright-core';
import { jpeg, type PictureFile } from './pictures.ts';
import type { PersonOptions, World } from './world.ts';

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

/** The form that signs somebody up. */
export function signUpForm(person: Person): Record<string, string> {
  return { ...person, confirmPassword: person.password, consent: 'on' };
}

/** What browsers say of a form of the site's own. */
export const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

function expectRedirect(answer: APIResponse, act: string): void {
  if (answer.status() !== 303) throw new Error(`${act}: ${answer.status()} instead of 303`);
}

/** Signs up beside the page, which is signed in from its next load on. */
export async function signUp(page: Page, person: Person = newcomer()): Promise<Person> {
  const form = signUpForm(person);
  const answer = await page.request.post('/signup', { form, headers: sameOrigin, maxRedirects: 0 });
  expectRedirect(answer, 'sign up');
  // That a mail was sent would be said on the next page.
  await page.context().clearCookies({ name: 'flash' });
  return person;
}

/** The session that an answer begins, as a browser sends it back. */
export function sessionOf(answer: Response): string | undefined {
  const line = answer.headers.getSetCookie().find((set) => set.startsWith('session='));
  return line?.split(';')[0];
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
  await mainButton(page, 'Log in').click();
}

/** Logs in beside the page, which is logged in from its next load on. */
export async function logInBeside(page: Page, { email, password }: Person): Promise<void> {
  const form = { email, password };
  const answer = await page.request.post('/login', { form, headers: sameOrigin, maxRedirects: 0 });
  expectRedirect(answer, 'log in');
}

/** A button of the page itself, not of the navigation or a dialog. */
export function mainButton(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** The account id of somebody whom everybody can find. */
export async function idOf(page: Page, { username }: Person): Promise<string> {
  const found = await page.request.get(`/search?q=${username}`);
  return profileIn(await found.text());
}

/** The account that a search for one username has found. */
export function profileIn(html: string): string {
  return /\/user\/(\w+)/.exec(html)?.[1] ?? '';
}

/** Somebody who is signed in, with a browser of their own. */
export interface Talker extends Person {
  readonly page: Page;
  readonly id: string;
}

export async function newTalker(world: World, options?: PersonOptions): Promise<Talker> {
  const page = await world.person(options);
  const person = await signUp(page);
  return { ...person, page, id: await idOf(page, person) };
}

/** Writes in the conversation that the page shows. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await mainButton(page, 'Send').click();
}

/** What a conversation on the screen says, in order. */
export function saidIn(page: Page): Promise<string[]> {
  return page.getByRole('log').locator('.message-text').allTextContents();
}

/** Likes or saves. The button shows at once what is wished for; only what the site has answered is sure to stand on other pages. */
export async function react(button: Locator): Promise<void> {
  const isReaction = (url: string) => /\/(?:like|save)(?:\.data)?$/.test(new URL(url).pathname);
  await Promise.all([
    button.page().waitForResponse((response) => isReaction(response.url())),
    button.click(),
  ]);
}

interface AdvertText {
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

/** The form that posts an advert. */
export function advertForm(advert: AdvertText, pictures: readonly PictureFile[]): FormData {
  const form = new FormData();
  form.set('herbtitle', advert.title);
  form.set('description', advert.description);
  form.set('price', advert.price);
  form.set('selectedDistrict', advert.district);
  form.set('selectedVillage', advert.village ?? '');
  for (const { buffer, name, mimeType } of pictures) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  return form;
}

/** Posts an advert beside the page and answers its path. */
export async function postAdvert(
  page: Page,
  advert: Partial<AdvertText> = {},
  pictures?: readonly PictureFile[],
): Promise<string> {
  const multipart = advertForm({ ...moringa, ...advert }, pictures ?? [await smallPicture]);
  const answer = await page.request.post('/post', { multipart, headers: sameOrigin, maxRedirects: 0 });
  expectRedirect(answer, 'post');
  await page.context().clearCookies({ name: 'flash' });
  return pathIn(answer.headers()['location']);
}

const smallPicture = jpeg(1, { width: 320, height: 240 });

function pathIn(location = ''): string {
  return new URL(location, 'http://localhost').pathname;
}

/** Posts an advert by the page's form and answers its path; the page then shows it. */
export async function postAdvertByForm(
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
