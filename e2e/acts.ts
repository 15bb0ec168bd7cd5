import type { Locator, Page } from 'playwright-core';
import { gate, makeModerator } from '../core/fixtures-for-test.ts';
import { jpeg, type PictureFile } from './pictures.ts';
import { openSiteOf } from './site.ts';
import type { PersonOptions, World } from './world.ts';

let people = 0;

export interface Person {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A person who has not signed up. */
export function newcomer(): Person {
  people += 1;
  // Padded, so that no username is a prefix of another, which search would find too.
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

/** The fields of the sign-up form. */
export function signUpForm(person: Person): Record<string, string> {
  return { ...person, confirmPassword: person.password, consent: 'on' };
}

interface Answer {
  readonly status: number;
  /** The Location header; the redirect is not followed. */
  readonly location: string;
  readonly text: string;
}

/** Sends a request with the cookies of the page's browser, outside the page: a GET, or one of the site's forms. */
export async function ask(
  { request }: Page,
  path: string,
  form?: Readonly<Record<string, string>> | FormData,
): Promise<Answer> {
  const sent = form instanceof FormData ? { multipart: form } : { form: { ...form } };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answer = await (form === undefined
    ? request.get(path, { maxRedirects: 0 })
    : request.post(path, { ...sent, headers, maxRedirects: 0 }));
  const text = (await answer.text()).replaceAll('&#x27;', "'");
  return { status: answer.status(), location: answer.headers()['location'] ?? '', text };
}

/** Sends a form and expects success; returns the redirect's location. */
export async function act(
  page: Page,
  path: string,
  form: Readonly<Record<string, string>> | FormData,
): Promise<string> {
  const { status, location } = await ask(page, path, form);
  if (status !== 303) throw new Error(`${path}: ${status} instead of 303`);
  return location;
}

/** Signs up by request; the page is logged in from its next load. */
export async function signUp(page: Page, person: Person = newcomer()): Promise<Person> {
  await act(page, '/signup', signUpForm(person));
  // Without its notice, the next page looks like any other.
  await page.context().clearCookies({ name: 'flash' });
  return person;
}

export async function letModerate(world: World, { username }: Person): Promise<void> {
  const shop = await openSiteOf(world.site());
  const member = await shop.ports.members.byUsername(username);
  if (member === undefined) throw new Error(`Nobody is called ${username}.`);
  await makeModerator(shop.ports, member);
  await shop.close();
}

/** The session cookie of a response, as a Cookie header. */
export function sessionOf(answer: Response): string | undefined {
  const line = answer.headers.getSetCookie().find((set) => set.startsWith('session='));
  return line?.split(';')[0];
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password);
  await mainButton(page, 'Log in').click();
}

/** Logs in by request; the page is logged in from its next load. */
export async function logInBeside(page: Page, { email, password }: Person): Promise<void> {
  await act(page, '/login', { email, password });
}

/** A button within the page's main part, not of the navigation or a dialog. */
export function mainButton(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Finds the account id of a person by search. */
export async function idOf(page: Page, { username }: Person): Promise<string> {
  return profileIn((await ask(page, `/search?q=${username}`)).text);
}

/** The account id in the result of a search for one username. */
export function profileIn(html: string): string {
  return /\/user\/(\w+)/.exec(html)?.[1] ?? '';
}

/** A logged-in person with a browser. */
export interface Talker extends Person {
  readonly page: Page;
  readonly id: string;
}

export async function newTalker(world: World, options?: PersonOptions): Promise<Talker> {
  const page = await world.person(options);
  const person = await signUp(page);
  return { ...person, page, id: await idOf(page, person) };
}

/** Sends a message in the conversation that the page shows. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await mainButton(page, 'Send').click();
}

/** The messages on the page, in order. */
export function saidIn(page: Page): Promise<string[]> {
  return page.getByRole('log').locator('.message-text').allTextContents();
}

/** Makes this browser's requests to these addresses fail, until the returned function is called. */
export async function failRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let failing = true;
  // The route is never removed: a request that arrives during the removal would get no response.
  await page
    .context()
    .route(addresses, (route) => (failing ? route.abort('connectionreset') : route.continue()));
  return () => {
    failing = false;
  };
}

/** Holds back this browser's requests to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const held = gate();
  await page.context().route(addresses, async (route) => {
    await held.opened;
    // The page may have given up its request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return held.open;
}

/** Holds back the page's scripts until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  const held = gate();
  await page.route('**/assets/*.js', async (route) => {
    await held.opened;
    await route.continue();
  });
  return held.open;
}

/** Stops the timers of this browser's pages, such as those of retries. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the page has painted what script has changed so far. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Likes or saves an advert and waits for the response: the button shows the new state before, but other pages only
 * afterwards.
 */
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
  readonly quantity?: string;
  readonly unit?: string;
  readonly goods?: string;
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
  await page.getByLabel('District', { exact: true }).selectOption(advert.district);
  if (advert.village !== undefined) await page.getByLabel('Village').selectOption(advert.village);
}

/** The fields and files of the form that posts an advert. */
export function advertForm(advert: AdvertText, pictures: readonly PictureFile[]): FormData {
  const form = new FormData();
  form.set('herbtitle', advert.title);
  form.set('description', advert.description);
  form.set('price', advert.price);
  form.set('quantity', advert.quantity ?? '');
  form.set('unit', advert.unit ?? '');
  form.set('goods', advert.goods ?? '');
  form.set('selectedDistrict', advert.district);
  form.set('selectedVillage', advert.village ?? '');
  for (const { buffer, name, mimeType } of pictures) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  return form;
}

/** Posts an advert by request; returns its path. */
export async function postAdvert(
  page: Page,
  advert: Partial<AdvertText> = {},
  pictures?: readonly PictureFile[],
): Promise<string> {
  const form = advertForm({ ...moringa, ...advert }, pictures ?? [await smallPicture]);
  const location = await act(page, '/post', form);
  await page.context().clearCookies({ name: 'flash' });
  return new URL(location, 'http://localhost').pathname;
}

const smallPicture = jpeg(1, { width: 320, height: 240 });

/** Posts an advert with the form on the page, which then shows it; returns its path. */
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

/** Submits a form with pictures: waits while they are being compressed and the button is disabled. */
export async function sendWhenShrunk(page: Page, button: string): Promise<void> {
  await page.locator('progress').waitFor({ state: 'detached' });
  await mainButton(page, button).click();
}
