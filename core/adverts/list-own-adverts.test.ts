import { expect, it } from 'vitest';
import type { AdvertState } from '../entities/advert-state.ts';
import { addAdvert, addAdverts, pagesOf, shop, twoUsers } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { topAdvertDays } from './limits.ts';
import { listOwnAdverts } from './list-own-adverts.ts';
import { toggleSold } from './toggle-sold.ts';
import { viewAdvertDeletion } from './view-advert-deletion.ts';

it("shows only the viewer's own, newest first, page by page", async () => {
  const { ports, amina, brian } = await twoUsers();
  const own: string[] = [];
  for (let count = 0; count < 22; count += 1) {
    own.push(...(await addAdverts(ports, amina, 1)));
    await addAdvert(ports, brian);
  }
  const pages = await pagesOf((cursor) => listOwnAdverts(ports, amina, cursor));
  expect(pages.map((page) => page.length)).toEqual([20, 2]);
  expect(pages.flat().map((card) => card.id)).toEqual(own.toReversed());
});

it('says which of them are paid for, until their time is over', async () => {
  const { ports, amina, advertId: paid } = await shop();
  await addAdvert(ports, amina);
  await ports.adverts.promote(paid, ports.clock.now());
  const promoted = async () => {
    const { items } = await listOwnAdverts(ports, amina);
    return items.filter((card) => card.promoted).map((card) => card.id);
  };
  expect(await promoted()).toEqual([paid]);
  expect(await viewAdvertDeletion(ports, amina, paid)).toMatchObject({ promoted: true });
  ports.clock.advance(topAdvertDays * day + 1);
  expect(await promoted()).toEqual([]);
  expect(await viewAdvertDeletion(ports, amina, paid)).toMatchObject({ promoted: false });
});

it('shows only those in one state if asked', async () => {
  const { ports, amina } = await twoUsers();
  const [first = '', second = ''] = await addAdverts(ports, amina, 2);
  await toggleSold(ports, amina, { advertId: first, sold: true });
  const ids = async (state: AdvertState) =>
    (await listOwnAdverts(ports, amina, undefined, state)).items.map(({ id }) => id);
  expect(await ids('live')).toEqual([second]);
  expect(await ids('sold')).toEqual([first]);
  expect(await ids('ended')).toEqual([]);
});
