import { describe, expect, it } from 'vitest';
import { createPendingViews } from '../../adapters/process/pending-views.ts';
import { plainText } from '../entities/message.ts';
import { addAccount, addAdvert, addUser, shop } from '../fixtures-for-test.ts';
import { removeExpired } from '../housekeeping/remove-expired.ts';
import type { Ports } from '../ports/ports.ts';
import { day, hour, minute } from '../shared/time/durations.ts';
import { type User, type Viewer, visitor } from '../shared/viewer.ts';
import { inWords } from '../texts/text.ts';
import { deleteAdvert } from './delete-advert.ts';
import { isRobot } from './is-robot.ts';
import { browsersPerAddress } from './limits.ts';
import { listOwnAdverts } from './list-own-adverts.ts';
import { noteView, type Visit } from './note-view.ts';
import { storeViews } from './store-views.ts';
import { toggleSaved } from './toggle-saved.ts';
import { viewAdvert } from './view-advert.ts';

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const fox = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';
const visit: Visit = { method: 'GET', client: '41.210.1.1', userAgent: phone, purpose: '' };

async function views() {
  const some = await shop();
  const { ports, amina, advertId } = some;
  const seller = amina.accountId;
  const look = (viewer: Viewer = visitor, changes: Partial<Visit> = {}, on: Ports = ports) =>
    noteView(on, viewer, { id: advertId, sellerId: seller }, { ...visit, ...changes });
  const shown = async (who: Viewer = amina) => {
    const { performance } = await viewAdvert(ports, who, advertId);
    return performance && inWords(performance, 'en');
  };
  const stored = async () => {
    await storeViews(ports);
    return shown();
  };
  return { ...some, look, shown, stored };
}

describe('a view counts', () => {
  it('once for each visitor, advert and day, when it is stored', async () => {
    const { ports, look, shown, stored } = await views();
    look();
    look();
    expect(await shown()).toBe('0 views · 0 saves · 0 chats');
    expect(await stored()).toBe('1 view · 0 saves · 0 chats');
    look();
    expect(await stored()).toBe('1 view · 0 saves · 0 chats');
    look(visitor, { client: '41.210.1.2' });
    look(visitor, { userAgent: fox });
    expect(await stored()).toBe('3 views · 0 saves · 0 chats');
    // 23:59 in Kampala, and two minutes later.
    ports.clock.set(new Date('2025-01-15T20:59:00Z'));
    look();
    expect(await stored()).toBe('3 views · 0 saves · 0 chats');
    ports.clock.advance(2 * minute);
    look();
    expect(await stored()).toBe('4 views · 0 saves · 0 chats');
  });

  it('for each advert separately', async () => {
    const { ports, amina, look } = await views();
    const other = await addAdvert(ports, amina);
    look();
    noteView(ports, visitor, { id: other }, visit);
    await storeViews(ports);
    const { items } = await listOwnAdverts(ports, amina);
    expect(items.map(({ performance }) => inWords(performance, 'en'))).toEqual(
      Array.from({ length: 2 }, () => '1 view · 0 saves · 0 chats'),
    );
  });

  it('once for an account, wherever it is used, and never for the seller', async () => {
    const { ports, amina, brian, look, stored } = await views();
    look(amina);
    look(brian);
    look(brian, { client: '41.210.1.2', userAgent: fox });
    look(await addAccount(ports, 'nobody'));
    expect(await stored()).toBe('2 views · 0 saves · 0 chats');
  });

  it('not for a robot, nor for a page that nobody looks at', async () => {
    const { look, stored } = await views();
    look(visitor, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    look(visitor, { userAgent: '' });
    look(visitor, { method: 'HEAD' });
    look(visitor, { purpose: 'prefetch;prerender' });
    look(visitor, { client: undefined });
    expect(await stored()).toBe('0 views · 0 saves · 0 chats');
  });

  it('for one address no more often than the limit of browsers, whatever they are called', async () => {
    const { look, stored } = await views();
    for (let number = 0; number < 40 * browsersPerAddress; number += 1)
      look(visitor, { userAgent: `Mozilla/5.0 (Android ${number})` });
    expect(await stored()).toBe(`${browsersPerAddress} views · 0 saves · 0 chats`);
  });

  it('once when several processes store it, and after a restart', async () => {
    const { ports, look, stored } = await views();
    const other = { ...ports, pendingViews: createPendingViews() };
    look();
    look(visitor, {}, other);
    look(visitor, { userAgent: fox }, other);
    await Promise.all([storeViews(ports), storeViews(other)]);
    expect(await stored()).toBe('2 views · 0 saves · 0 chats');
  });

  it('later, if it cannot be stored now', async () => {
    const { ports, look, stored } = await views();
    look();
    const away = { ...ports, transaction: () => Promise.reject(new Error('The database is away.')) };
    await expect(storeViews(away)).rejects.toThrow('The database is away.');
    expect(await stored()).toBe('1 view · 0 saves · 0 chats');
  });

  it('by day for 90 days, and in all for ever', async () => {
    const { ports, look, stored } = await views();
    const days = () => [...ports.database.tables.dailyViews.values()].map(({ views }) => views);
    look();
    look(visitor, { userAgent: fox });
    await stored();
    ports.clock.advance(day);
    look();
    await stored();
    expect(days()).toEqual([2, 1]);
    ports.clock.advance(88 * day);
    await removeExpired(ports);
    expect(days()).toEqual([2, 1]);
    ports.clock.advance(day);
    await removeExpired(ports);
    expect(days()).toEqual([1]);
    expect(await stored()).toBe('3 views · 0 saves · 0 chats');
  });

  it('not for a deleted advert', async () => {
    const { ports, amina, advertId, look } = await views();
    look();
    await deleteAdvert(ports, amina, advertId);
    await storeViews(ports);
    const { tables } = ports.database;
    expect([tables.views.size, tables.dailyViews.size]).toEqual([0, 0]);
  });
});

describe('who looked', () => {
  it('is kept as marks that are different for everybody, and on every day', async () => {
    const { ports, look } = await views();
    const marks = async () => {
      await storeViews(ports);
      return [...ports.database.tables.viewMarks.values()].map(({ mark }) => mark);
    };
    look();
    expect(await marks()).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
    ports.clock.advance(day);
    look();
    expect(new Set(await marks()).size).toBe(2);
  });

  it('is deleted with its key once the day is over, and the total stays', async () => {
    const { ports, look, stored } = await views();
    const { database } = ports;
    look();
    // 00:59 the next day in Kampala.
    ports.clock.set(new Date('2025-01-15T21:59:00Z'));
    expect(await stored()).toBe('1 view · 0 saves · 0 chats');
    await removeExpired(ports);
    expect([database.tables.viewKeys.size, database.tables.viewMarks.size]).toEqual([1, 1]);
    ports.clock.advance(minute);
    await removeExpired(ports);
    expect([database.tables.viewKeys.size, database.tables.viewMarks.size]).toEqual([0, 0]);
    expect(await stored()).toBe('1 view · 0 saves · 0 chats');
  });

  it('is not kept for a day that is already over when it is stored', async () => {
    const { ports, look, stored } = await views();
    look();
    ports.clock.advance(day + hour);
    expect(await stored()).toBe('0 views · 0 saves · 0 chats');
    expect(ports.database.tables.viewKeys.size).toBe(0);
  });
});

it('only the seller is shown the figures of an advert', async () => {
  const { ports, amina, brian, advertId, look, stored, shown } = await views();
  const others: User[] = [brian, await addUser(ports, 'chebet')];
  for (const other of others) {
    look(other);
    await toggleSaved(ports, other, { advertId, saved: true });
  }
  await ports.conversations.add({
    ...plainText,
    id: '1'.repeat(30),
    from: brian.accountId,
    to: amina.accountId,
    text: 'Is it there?',
    sentAt: ports.clock.now(),
    quotedAdvert: { id: advertId, title: 'fresh mululuza' },
  });
  expect(await stored()).toBe('2 views · 2 saves · 1 chat');
  for (const other of [...others, visitor]) expect(await shown(other)).toBeUndefined();
});

it('waiting views take up limited room', () => {
  const pending = createPendingViews(2);
  const view = (visitor: string) => ({ advertId: 'ad_1', day: 1, visitor });
  for (const visitor of ['a', 'b', 'c', 'a']) pending.add(view(visitor));
  expect(pending.take(1)).toEqual([view('a')]);
  expect(pending.take(9)).toEqual([view('b')]);
  expect(pending.take(9)).toEqual([]);
});

it.each([
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Mediapartners-Google',
  'curl/8.5.0',
  'python-requests/2.32',
  '',
])('%j is a robot', (userAgent) => expect(isRobot(userAgent)).toBe(true));

it.each([
  phone,
  fox,
  'Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36',
  'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (Linux; Android 13) [FBAN/FB4A;FBAV/440.0.0.30.110;]',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
])('%j is a person', (userAgent) => expect(isRobot(userAgent)).toBe(false));
