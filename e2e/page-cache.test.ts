import { createCookie } from '@remix-run/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { addAdvert, addSession, addUser } from '../core/fixtures-for-test.ts';
import type { User } from '../core/shared/viewer.ts';
import { post } from './callers.ts';
import { openSiteOf, type Site, startSite } from './site.ts';

/** The page cache of a whole site, and what logged-in people see at the same time. */
let site: Site;
let shop: OpenSite;
let seller: User;
let advertId: string;
beforeAll(async () => {
  site = await startSite();
  shop = await openSiteOf(site);
  seller = await addUser(shop.ports, 'Seller');
  advertId = await addAdvert(shop.ports, seller, { herbtitle: 'Neem bark' });
});
afterAll(async () => {
  await shop?.close();
  await site?.stop();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });

async function cookieOf(user: User): Promise<string> {
  const session = createCookie('session', { secrets: [...shop.secrets] });
  return String(await session.serialize(await addSession(shop.ports, user))).split(';')[0] ?? '';
}

const pages = () => [
  '/',
  '/home',
  '/search?q=neem',
  `/singleherb/${advertId}`,
  `/user/${seller.accountId}`,
  '/help',
];

test('a page shared by visitors contains nothing from a single request', async () => {
  for (const path of pages()) {
    const answer = await ask(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.has('ETag')], path).toEqual([200, true]);
    expect(html).not.toMatch(/formKey"? value|messageId"? value|nonce=/);
    expect(html).not.toContain(String(answer.headers.get('X-Request-Id')));
    // Neither a request's id nor a key of a form that a script would send.
    expect(html).not.toMatch(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^;]+';/);
  }
});

test('only a visitor who has chosen a district reads how far things are from it', async () => {
  const page = async (path: string, cookie?: string) => {
    const answer = await ask(path, cookie === undefined ? {} : { Cookie: cookie });
    return { answer, far: /about \d+ km/.test(await answer.text()) };
  };
  expect((await page('/home')).far).toBe(false);
  const { answer, far } = await page('/home?near=Gulu');
  expect(far).toBe(true);
  expect(answer.headers.get('Cache-Control')).toMatch(/^private, no-/);
  const [set = ''] = answer.headers.getSetCookie();
  expect(set).toMatch(/^near=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const [cookie = ''] = set.split(';');
  for (const path of ['/home', '/search?q=neem', `/user/${seller.accountId}`]) {
    expect((await page(path, cookie)).far, path).toBe(true);
    const shared = await page(path);
    expect([shared.far, shared.answer.headers.has('ETag')], path).toEqual([false, true]);
  }
  const forgotten = await page('/home?near=', cookie);
  expect(forgotten.far).toBe(false);
  expect(forgotten.answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^near=; Max-Age=0;/)]);
  for (const path of ['/home?near=', '/home?near=Nowhere', '/home?near=Gulu&near=Kampala']) {
    const ignored = await page(path);
    expect([ignored.far, ignored.answer.headers.getSetCookie()], path).toEqual([false, []]);
  }
});

test('a cached page is counted like a fresh one', async () => {
  const counted = async () => {
    const text = await (await ask('/metrics')).text();
    return Number(
      /^http_request_duration_seconds_count\{.*route="\/faqs",status="200"\} (\d+)$/m.exec(text)?.[1] ?? 0,
    );
  };
  for (let round = 1; round <= 5; round += 1) await (await ask('/faqs')).text();
  await expect.poll(counted).toBe(5);
  expect((await ask('/metrics', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
});

test('visitors see changes, and those made through the same process at once', async () => {
  const cookie = await cookieOf(seller);
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all(pages().map((path) => ask(path)));
    // By another process, as a command would, which a site on PostgreSQL does not hear of.
    await addAdvert(shop.ports, seller, { herbtitle: `Neem number ${round}` });
    await expect.poll(async () => (await ask('/home')).text()).toContain(`Neem number ${round}`);
    const comment = new URLSearchParams({ comment: `Comment number ${round}` });
    expect((await post(site, `/singleherb/${advertId}`, comment, cookie)).status).toBe(303);
    expect(await (await ask(`/singleherb/${advertId}`)).text()).toContain(`Comment number ${round}`);
  }
});

test('people who have chosen list or grid share no cached page with others', async () => {
  const answer = await post(site, '/view', new URLSearchParams({ view: 'list' }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/home']);
  const [cookie = ''] = /(?<=^|,)view=[^;]+/.exec(answer.headers.getSetCookie().join()) ?? [];
  for (const path of ['/home', '/search?q=neem']) {
    const [list, pairs] = await Promise.all([ask(path, { Cookie: cookie }), ask(path)]);
    expect(await list.text()).not.toContain('card-pairs');
    expect(await pairs.text()).toContain('card-pairs');
    expect([list.headers.has('ETag'), pairs.headers.has('ETag')]).toEqual([false, true]);
  }
});

test('one person’s page never reaches another person or a visitor', async () => {
  const people = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const user = await addUser(shop.ports, `Person${index}x`);
      return { user, cookie: await cookieOf(user) };
    }),
  );
  const seen = async (path: string, cookie?: string) => {
    const answer = await ask(path, cookie === undefined ? {} : { Cookie: cookie });
    expect(answer.status).toBe(200);
    return new Set((await answer.text()).match(/Person\d+x/g));
  };
  const asked = people.flatMap(({ user, cookie }, index) => {
    const path = pages()[index % 5] ?? '';
    return [
      seen(path, cookie).then((names) => expect([...names]).toEqual([user.username])),
      seen(path).then((names) => expect([...names]).toEqual([])),
    ];
  });
  await Promise.all(asked);
});
