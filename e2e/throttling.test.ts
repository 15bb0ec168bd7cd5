import { expect, it } from 'vitest';
import { logIn, newcomer, type Person, signUpForm } from './acts.ts';
import { openDatabaseOf } from './site.ts';
import { createWorld } from './world.ts';

const tooMany = /Too many attempts\. Please try again in 1[0-5] minutes\./;
const triesPerAccountAndClient = 10;

const world = createWorld(true, async () => ({ TRUST_PROXY: '1' }));

it('keeps the email on a log-in that is tried too often', async () => {
  const page = await world.person();
  const person = newcomer();
  await page.goto('/login');
  await world.settled(page);
  const guess = { ...person, password: 'a guess' };
  for (let tried = 1; tried <= triesPerAccountAndClient; tried += 1) {
    expect((await post('/login', '127.0.0.1', guess)).status).toBe(400);
  }
  await logIn(page, person);
  const main = page.getByRole('main');
  await main.getByRole('alert').getByText(tooMany).waitFor();
  expect(await main.getByLabel('Email').inputValue()).toBe(person.email);
});

async function post(
  path: string,
  from: string,
  fields: Record<string, string>,
  cookie = '',
): Promise<Response> {
  const { url } = world.site();
  return fetch(url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'X-Forwarded-For': from, Cookie: cookie, Origin: url },
    redirect: 'manual',
  });
}

function signUp(person: Person, from: string): Promise<Response> {
  return post('/signup', from, signUpForm(person));
}

function cookieOf(response: Response): string {
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return set.join('; ');
}

it('lets the owner in on a known phone, whatever others try from the same address', async () => {
  const person = newcomer();
  const from = '192.0.2.50';
  const signedUp = await signUp(person, '192.0.2.51');
  const isDevice = (line: string) => line.startsWith('device=');
  const line = signedUp.headers.getSetCookie().find(isDevice) ?? '';
  expect(line).toMatch(/; Max-Age=34560000; Path=\/;.* HttpOnly; SameSite=Lax$/);
  const left = await post('/logout', from, {}, cookieOf(signedUp));
  expect(left.headers.getSetCookie().filter(isDevice), 'log-out leaves it').toEqual([]);

  const guess = { email: person.email, password: 'a guess' };
  for (let tried = 1; tried <= triesPerAccountAndClient; tried += 1) await post('/login', from, guess);
  const [device = ''] = line.split(';');
  expect((await post('/login', from, { ...person })).status).toBe(429);
  expect((await post('/login', from, { ...person }, `${device}x`)).status).toBe(429);
  const back = await post('/login', from, { ...person }, device);
  expect([back.status, back.headers.get('Location')]).toEqual([303, '/home']);
});

it('logs whose account asked and who failed to log in, from which network', async () => {
  const person = newcomer();
  const from = '198.51.100.9';
  const cookie = cookieOf(await signUp(person, from));
  const site = world.site();
  await fetch(`${site.url}/account`, { headers: { 'X-Forwarded-For': from, Cookie: cookie } });
  await post('/login', from, { email: person.email, password: 'a guess' });
  const lines = (): Record<string, unknown>[] =>
    site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes('198.51.100.0/24'))
      .map((line) => JSON.parse(line));
  const failed = { msg: 'request', path: '/login', status: 400 };
  await expect.poll(lines).toContainEqual(expect.objectContaining(failed));
  const account = () => lines().find(({ path }) => path === '/account')?.['account'];
  await expect.poll(account).toMatch(/^\w{20}$/);
  const event = { kind: 'security', event: 'log-in-failed', account: account() };
  expect(lines()).toContainEqual(expect.objectContaining(event));
  for (const secret of [person.email, from, 'a guess']) expect(site.output()).not.toContain(secret);
});

it('counts by the address that the proxy saw, and an IPv6 network as one', async () => {
  const fields = { email: 'nobody@example.org', password: 'a guess' };
  for (let tried = 1; tried <= triesPerAccountAndClient; tried += 1) {
    expect((await post('/login', `2001:db8::${tried}`, fields)).status).toBe(400);
  }
  const refused = await post('/login', '2001:db8::ffff', fields);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(900);
  const page = await refused.text();
  expect(page).toMatch(tooMany);
  expect(page).toContain(fields.email);
  expect((await post('/login', '2001:db8:0:1::1', fields)).status).toBe(400);
  expect((await post('/login', '192.0.2.1', fields)).status).toBe(400);
});

it('keeps the text of a visitor’s feedback', async () => {
  const tell = (message: string) => post('/report-problem', '192.0.2.7', { message, email: '' });
  for (let told = 1; told <= 30; told += 1) expect((await tell(`problem ${told}`)).status).toBe(303);
  const refused = await tell('the one that matters');
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('the one that matters');
});

/** Has the same effect as the hundreds of attempts that these limits allow. */
async function useUp(): Promise<void> {
  const { db, close } = openDatabaseOf(world.site());
  await db.updateTable('throttle').set({ points: 1_000_000 }).execute().finally(close);
}

it('says on a separate page that there were too many likes', async () => {
  const from = '192.0.2.8';
  const cookie = cookieOf(await signUp(newcomer(), from));
  const like = () => post('/singleherb/ad_1700000000000/like', from, { liked: 'true' }, cookie);
  expect((await like()).status).toBe(404);
  await useUp();
  const refused = await like();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/<h1[^>]*>Too many attempts\. Please try again in/);
});
