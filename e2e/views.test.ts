import { createCookie } from '@remix-run/node';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenSite } from '../app/composition/open-site.server.ts';
import { addAdvert, addSession, addUser } from '../core/fixtures-for-test.ts';
import type { User } from '../core/shared/viewer.ts';
import { newBacking } from './backing.ts';
import { post, read } from './callers.ts';
import { openDatabaseOf, openSiteOf, type Site, startSite } from './site.ts';
import { newSiteClock } from './site-clock.ts';

const clock = newSiteClock();
const phone = { 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0' };

async function cookieOf(shop: OpenSite, user: User): Promise<string> {
  const session = createCookie('session', { secrets: [...shop.secrets] });
  return String(await session.serialize(await addSession(shop.ports, user))).split(';')[0] ?? '';
}

test('a view counts once, even of a cached page; it survives a stop, and a kill loses only views', async () => {
  const backing = await newBacking();
  onTestFinished(() => backing.remove());
  // It can be stopped without its data.
  const kept = { backing: { ...backing, remove: async () => {} } };
  // Views are stored every 20 seconds, and count again on another day.
  clock.stop();
  const start = () => startSite(clock.env, kept);
  let site: Site = await start();
  onTestFinished(() => site.stop());
  const shop = await openSiteOf(site);
  onTestFinished(() => shop.close());
  const seller = await addUser(shop.ports, 'Seller');
  const buyer = await addUser(shop.ports, 'Buyer');
  const page = `/singleherb/${await addAdvert(shop.ports, seller)}`;
  const look = async (headers: Record<string, string>, method = 'GET') =>
    expect((await fetch(site.url + page, { method, headers })).status).toBe(200);
  const cookies = { seller: await cookieOf(shop, seller), buyer: await cookieOf(shop, buyer) };
  const toldAt = async () =>
    /\d+ views? · \d+ saves? · \d+ chats?/.exec(await read(site, page, { cookie: cookies.seller }))?.[0];

  await look(phone);
  await look(phone);
  await look({ ...phone, Cookie: 'view=list' });
  await look(phone, 'HEAD');
  await look({ ...phone, 'Sec-Purpose': 'prefetch' });
  await look({ 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  await look({ ...phone, Cookie: cookies.seller });
  await look({ ...phone, Cookie: cookies.buyer });
  await site.stop();

  site = await start();
  expect(await toldAt()).toBe('2 views · 0 saves · 0 chats');
  const comment = new URLSearchParams({ comment: 'Is it fresh?' });
  expect((await post(site, page, comment, cookies.buyer)).status).toBe(303);
  await look({ 'User-Agent': 'Another phone' });
  await site.kill();

  site = await start();
  expect(await read(site, page, { cookie: cookies.buyer })).toContain('Is it fresh?');
  expect(await toldAt()).toBe('2 views · 0 saves · 0 chats');
  await look(phone);
  await look({ 'User-Agent': 'Another phone' });
  await site.stop();

  const { db, close } = openDatabaseOf(site);
  onTestFinished(close);
  const sums = await db.selectFrom('advert_views').select('views').execute();
  expect(sums).toEqual([{ views: 3 }]);
  expect(await db.selectFrom('view_marks').select('mark').execute()).toHaveLength(3);
});
