import { expect, test, vi } from 'vitest';
import { addSession, addUser } from '../../core/fixtures-for-test.ts';
import { maxPictureBytes } from '../../core/pictures/limits.ts';
import type { Viewer } from '../../core/shared/viewer.ts';
import * as texts from '../../core/texts/by-subject.ts';
import { siteOfPages } from '../composition/site-for-test.ts';
import { loader as root } from '../root.tsx';
import * as logOut from '../routes/logout.tsx';
import { startSession } from './cookies.server.ts';
import { type FormContext, form, page, sharedPage } from './request.server.ts';
import { askedFor } from './unfinished.server.ts';

const site = siteOfPages();

/** What a form's action gets when a picture over its limit arrives with this cookie, and a field after it. */
async function received(cookie: string) {
  const body = new FormData();
  body.append('images', new File([new Uint8Array(maxPictureBytes + 1)], 'a.jpg'));
  body.append('herbtitle', 'neem');
  const request = new Request('http://localhost/post', { method: 'POST', body, headers: { Cookie: cookie } });
  const work = ({ viewer, fields, pictureProblems }: FormContext) => ({
    viewer: viewer.kind,
    title: fields['herbtitle'],
    refused: pictureProblems.length,
  });
  return form(work)({ request, params: {}, context: {} });
}

test('keeps none of the files that come with the cookie of an ended session', async () => {
  const token = await addSession(site().ports, await addUser(site().ports, 'amina'));
  const { headers } = await startSession(
    { token, remember: true, deviceCookie: '', language: 'en' },
    undefined,
  );
  const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  // Only a file that is kept while it arrives can turn out to be too large.
  expect(await received(cookie)).toEqual({ viewer: 'user', title: 'neem', refused: 1 });
  await site().core.logOut(token);
  expect(await received(cookie)).toEqual({ viewer: 'visitor', title: 'neem', refused: 0 });
});

/** The cookies of somebody logged in now, and the id of whoever left a page open. */
async function leftOpen(names: readonly [string, string]) {
  const { ports } = site();
  const [now, before] = [await addUser(ports, names[0]), await addUser(ports, names[1])];
  const token = await addSession(ports, now);
  const { headers } = await startSession(
    { token, remember: true, deviceCookie: '', language: 'en' },
    undefined,
  );
  return { cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '', now, before };
}

function sent(path: string, cookie: string, fields: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('images', new File([new Uint8Array(maxPictureBytes + 1)], 'a.jpg'));
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    body,
    headers: { Cookie: cookie },
  });
  return { request, params: {}, context: {} };
}

test('carries out no form of a page that was made for another account than the one logged in', async () => {
  const { cookie, before } = await leftOpen(['xavier', 'alice']);
  const work = vi.fn();
  const action = form(work, { keeps: [] });
  const refused = await action(
    sent('/account/edit-account', cookie, { for: before.accountId, address: 'Plot 7' }),
  ).catch((thrown: unknown) => thrown);
  expect(work).not.toHaveBeenCalled();
  expect(refused).toMatchObject({
    data: {
      message: texts.guard.anotherAccount,
      advice: texts.guard.keptForAnother,
      link: { to: '/logout?redirectTo=%2Faccount%2Fedit-account', words: 'Change account' },
    },
    init: { status: 400 },
  });
  const headers = new Headers((refused as { init: ResponseInit }).init.headers);
  const draft = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const asked = {
    request: new Request('http://localhost/account/edit-account', { headers: { Cookie: draft } }),
  };
  const { core } = site();
  const found = async (viewer: Viewer) =>
    core.findUnfinished(viewer, await askedFor(asked.request, '/account/edit-account'));
  expect(await found(before)).toMatchObject({ address: 'Plot 7' });
});

test.each([
  ['their session', 'ends', true, '/login?redirectTo=%2Fchat%3Fwith%3Da'],
  ['they', 'log in again', false, '/chat?with=a'],
])('keeps what was typed in a page that is left when %s %s, and sends nothing', async (_, __, ends, to) => {
  const { core } = site();
  const name = ends ? 'zoe' : 'yves';
  const { cookie, now } = await leftOpen([name, `${name}2`]);
  const work = vi.fn();
  const fields = { for: now.accountId, from: '/chat?with=a', message: 'Half a', unfinished: 'keep' };
  const action = form(work, { keeps: ['with'] });
  const answer = (await action(sent('/chat?with=a', ends ? '' : cookie, fields)).catch(
    (thrown: unknown) => thrown,
  )) as Response;
  expect(work).not.toHaveBeenCalled();
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, to]);
  const draft = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const browser = new Request('http://localhost/chat', { headers: { Cookie: draft } });
  const found = await core.findUnfinished(now, await askedFor(browser, '/chat?with=a'));
  expect(found).toMatchObject({ message: 'Half a' });
  expect(found).not.toHaveProperty('unfinished');
});

test('leads from the log-out back to that page, and to no other site', async () => {
  const { cookie } = await leftOpen(['vera', 'umar']);
  const ledTo = async (redirectTo: string) => {
    const answer = (await logOut.action(sent('/logout', cookie, { redirectTo }))) as Response;
    return answer.headers.get('Location');
  };
  expect(await ledTo('/chat?with=a')).toBe('/login?redirectTo=%2Fchat%3Fwith%3Da');
  expect(await ledTo('//evil.example')).toBe('/login');
});

test('says of a form from another account’s page in words that nothing was sent, where script asks', async () => {
  const { cookie, before } = await leftOpen(['yusuf', 'zainab']);
  const work = vi.fn();
  const answer = (await form(work, { pageless: true })(
    sent('/post/draft', cookie, { for: before.accountId, herbtitle: 'neem' }),
  ).catch((thrown: unknown) => thrown)) as Response;
  expect(work).not.toHaveBeenCalled();
  expect([answer.status, await answer.text()]).toEqual([400, `${texts.guard.anotherAccount}\n`]);
});

test('carries out the forms of a page that was made for whoever is logged in, or for nobody', async () => {
  const { cookie, now } = await leftOpen(['wasswa', 'kato']);
  const action = form(({ fields }) => fields['address']);
  expect(await action(sent('/x', cookie, { for: now.accountId, address: 'Plot 7' }))).toBe('Plot 7');
  expect(await action(sent('/x', cookie, { address: 'Plot 8' }))).toBe('Plot 8');
});

test('looks up the user once, however many loaders a page has, and again after an action', async () => {
  const token = await addSession(site().ports, await addUser(site().ports, 'baraka'));
  const { headers } = await startSession(
    { token, remember: true, deviceCookie: '', language: 'en' },
    undefined,
  );
  const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const { sessions, accounts, profiles } = site().ports;
  const calls = [
    vi.spyOn(sessions, 'byHash'),
    vi.spyOn(accounts, 'byId'),
    vi.spyOn(profiles, 'byAccountId'),
  ].map((spy) => spy.mock.calls);
  const counts = () => calls.map(({ length }) => length);
  const context = {};
  const asked = (init?: RequestInit) => ({
    request: new Request('http://localhost/home', { headers: { Cookie }, ...init }),
    params: {},
    context,
  });
  const name = page(({ viewer }) => (viewer.kind === 'user' ? viewer.username : undefined));
  const [shell, shown] = await Promise.all([root(asked()), name(asked())]);
  expect(shell.data.viewer).toMatchObject({ username: 'baraka' });
  expect(shown).toBe('baraka');
  expect(counts()).toEqual([1, 1, 1]);
  await form(() => null)(asked({ method: 'POST', body: new URLSearchParams() }));
  expect(await name(asked())).toBe('baraka');
  expect(counts()).toEqual([2, 2, 2]);
});

test('gives a page that visitors share what it knows of its address, in its own order, and nothing else', async () => {
  const known = { after: () => true, sort: (value: string) => value === 'liked' };
  const loader = sharedPage(known, ({ url }) => url.search);
  const asked = (query: string) =>
    loader({ request: new Request(`http://localhost/home${query}`), params: {}, context: {} });
  for (const [query, expected] of [
    ['?x=1&after=a&x=2&Sort=liked', '?after=a'],
    ['?sort=liked&after=a%20b&after=c', '?after=a+b&sort=liked'],
    ['?sort=evil&after=a', '?after=a'],
    ['?sort=evil&sort=liked', ''],
    ['?sort', ''],
  ] as const) {
    expect(await asked(query)).toBe(expected);
    expect(String(loader.known(new URLSearchParams(query)))).toBe(expected.slice(1));
  }
});
