import { expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { toggleSaved } from '../adverts/toggle-saved.ts';
import { toggleSold } from '../adverts/toggle-sold.ts';
import { plainText } from '../entities/message.ts';
import { addAdvert, addAdverts, shop, twoUsers } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { kampalaTime } from '../shared/time/kampala.ts';
import type { User } from '../shared/viewer.ts';
import { textsIn } from '../texts/catalogues.ts';
import { texts } from '../texts/text.ts';
import { readInsightChoice } from './choice.ts';
import { exportInsights } from './export-insights.ts';
import { viewInsights } from './view-insights.ts';
import { viewShop } from './view-shop.ts';

const chosen = (query = '') => readInsightChoice(new URLSearchParams(query));

async function look(ports: MemoryPorts, advertId: string, times: number): Promise<void> {
  const today = kampalaTime(ports.clock.now()).dayNumber;
  const views = Array.from({ length: times }, () => ({ advertId, mark: ports.ids.alphanumeric(32) }));
  await ports.views.add(today, views);
}

async function write(ports: MemoryPorts, from: User, to: User, advertId: string, amount?: number) {
  await ports.conversations.add({
    ...plainText,
    id: ports.ids.alphanumeric(30),
    from: from.accountId,
    to: to.accountId,
    kind: amount === undefined ? 'text' : 'offer',
    amount,
    text: 'Is it there?',
    sentAt: ports.clock.now(),
    quotedAdvert: { id: advertId, title: 'fresh mululuza' },
  });
}

it('shows the figures of each advert, and what came in 28 days for all of them', async () => {
  const { ports, amina, brian, advertId } = await shop();
  await look(ports, advertId, 100);
  await toggleSaved(ports, brian, { advertId, saved: true });
  await write(ports, brian, amina, advertId, 5000);
  ports.clock.advance(28 * day);
  await look(ports, advertId, 3);
  ports.clock.advance(13 * day);
  await look(ports, advertId, 2);
  ports.clock.advance(day);
  await look(ports, advertId, 4);
  const other = await addAdvert(ports, amina, { herbtitle: 'aloe' });
  await look(ports, other, 1);
  await write(ports, brian, amina, other, 9000);
  const { items, totals, next, cut } = await viewInsights(ports, amina, chosen());
  expect(items).toMatchObject([
    { id: other, title: 'Aloe', state: 'live', viewsOfChart: 1, views: 1, saves: 0, chats: 1, offers: 1 },
    { id: advertId, state: 'live', viewsOfChart: 6, views: 109, saves: 1, chats: 1, offers: 1 },
  ]);
  expect(items[1]?.daily).toEqual([
    ...Array.from({ length: 13 }, () => 0),
    3,
    ...Array.from({ length: 12 }, () => 0),
    2,
    4,
  ]);
  expect(totals).toMatchObject({ views: 10, saves: 0, chats: 1, offers: 1 });
  expect(totals.daily.at(-1)).toBe(5);
  expect([next, cut]).toEqual([undefined, false]);
  expect(await viewInsights(ports, brian, chosen())).toMatchObject({ items: [], totals: { views: 0 } });
});

it('shows how the shop did in 14 days, and what ends soon', async () => {
  const { ports, amina, brian, advertId } = await shop();
  await look(ports, advertId, 100);
  await toggleSaved(ports, brian, { advertId, saved: true });
  ports.clock.advance(42 * day);
  const [sold = '', live = ''] = await addAdverts(ports, amina, 2);
  await look(ports, live, 3);
  await toggleSold(ports, amina, { advertId: sold, sold: true });
  ports.clock.advance(13 * day);
  await look(ports, advertId, 2);
  await toggleSaved(ports, brian, { advertId: live, saved: true });
  await write(ports, brian, amina, live, 5000);
  const of14Days = { views: 5, saves: 1, chats: 1 };
  expect(await viewShop(ports, amina)).toMatchObject({
    ...of14Days,
    counts: { all: 3, live: 2, sold: 1, ended: 0, hidden: 0 },
    daily: [3, ...Array.from({ length: 12 }, () => 0), 2],
    ending: [
      {
        id: advertId,
        title: 'Fresh mululuza',
        ends: texts.states.endsIn({ count: 5 }),
        cover: { width: 1280 },
      },
    ],
  });
  ports.clock.advance(day);
  expect(await viewShop(ports, amina)).toMatchObject({ views: 2, daily: { length: 14 } });
  expect(await viewShop(ports, brian)).toMatchObject({ views: 0, counts: { all: 0 }, ending: [] });
});

it('names only the five that end first', async () => {
  const { ports, amina } = await twoUsers();
  const added: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    added.push(await addAdvert(ports, amina));
    ports.clock.advance(1);
  }
  ports.clock.advance(57 * day);
  expect((await viewShop(ports, amina)).ending.map(({ id }) => id)).toEqual(added.slice(0, 5));
});

it('lists them in the order, and of the kind, that the address names', async () => {
  const { ports, amina, brian } = await twoUsers();
  const [first = '', second = '', third = ''] = await addAdverts(ports, amina, 3);
  await look(ports, second, 2);
  await look(ports, third, 1);
  await toggleSaved(ports, brian, { advertId: first, saved: true });
  await write(ports, brian, amina, third);
  await toggleSold(ports, amina, { advertId: second, sold: true });
  const ids = async (query: string) =>
    (await viewInsights(ports, amina, chosen(query))).items.map(({ id }) => id);
  expect(await ids('')).toEqual([third, second, first]);
  expect(await ids('sort=views')).toEqual([second, third, first]);
  expect(await ids('sort=saves')).toEqual([first, third, second]);
  expect(await ids('sort=chats')).toEqual([third, second, first]);
  expect(await ids('sort=ends')).toEqual([first, third, second]);
  expect(await ids('sort=constructor&state=constructor')).toEqual([third, second, first]);
  expect(await ids('state=sold')).toEqual([second]);
  expect(await ids('state=quiet')).toEqual([first]);
  expect(await ids('state=ending')).toEqual([]);
  const { counts } = await viewInsights(ports, amina, chosen('state=ended'));
  expect(counts).toEqual({ all: 3, ending: 0, quiet: 1, sold: 1, ended: 0, hidden: 0 });
  ports.clock.advance(56 * day);
  expect(await ids('state=ending')).toEqual([third, first]);
});

it('shows fifty at a time', async () => {
  const { ports, amina } = await twoUsers();
  const added = await addAdverts(ports, amina, 51);
  const first = await viewInsights(ports, amina, chosen());
  expect([first.items.length, first.next]).toEqual([50, 50]);
  const rest = await viewInsights(ports, amina, { ...chosen(), after: first.next ?? 0 });
  expect(rest.items.map(({ id }) => id)).toEqual([added[0]]);
  expect(rest.next).toBeUndefined();
});

it('can be downloaded as a table in which no title is a formula', async () => {
  const { ports, amina, brian, advertId } = await shop();
  ports.clock.advance(day);
  const formula = await addAdvert(ports, amina, { herbtitle: '=cmd|"/c calc"!a1' });
  await addAdvert(ports, brian, { herbtitle: 'not hers' });
  await look(ports, formula, 2);
  const lines = (await exportInsights(ports, amina, 'en')).split('\r\n');
  expect(lines).toEqual([
    '\uFEFF"Title","Advert","State","Price (UGX)","Posted","Ends","Views","Views in 28 days","Views in 14 days","Saves","Chats","Offers"',
    `"'=Cmd|""/c calc""!a1","${formula}","Live",25000,"2025-01-16","2025-03-17",2,2,2,0,0,0`,
    `"Fresh mululuza","${advertId}","Live",25000,"2025-01-15","2025-03-16",0,0,0,0,0,0`,
    '',
  ]);
});

it('can be downloaded in the language of whoever reads it', async () => {
  const { ports, amina } = await shop();
  const { columns, states } = textsIn('sw').insights;
  const [heads, row] = (await exportInsights(ports, amina, 'sw')).split('\r\n');
  expect(heads).toContain(`"${columns[6]}"`);
  expect(row).toContain(`"${states.live}"`);
});
