import { expect, it } from 'vitest';
import { addComment } from '../comments/add-comment.ts';
import { type AdvertState, advertMoves } from '../entities/advert-state.ts';
import { addAdvert, refusalOf, shop, waitingTasks } from '../fixtures-for-test.ts';
import { testGateway } from '../payments/gateway-for-test.ts';
import { initiatePayment } from '../payments/initiate-payment.ts';
import { matchAdvert } from '../saved-searches/match-advert.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { everyAdvert } from './filter.ts';
import { listFeed } from './list-feed.ts';
import { listOwnAdverts } from './list-own-adverts.ts';
import { listSaved } from './list-saved.ts';
import { moveAdvert } from './move-advert.ts';
import { toggleLike } from './toggle-like.ts';
import { toggleSaved } from './toggle-saved.ts';
import { toggleSold } from './toggle-sold.ts';
import { topAdverts } from './top-adverts.ts';
import { viewAdvert } from './view-advert.ts';

async function market() {
  const { ports, amina, brian, advertId } = await shop();
  const shown = async () => (await listFeed(ports, visitor)).items.map(({ id }) => id);
  const moveTo = async (state: AdvertState) => {
    const move = (Object.keys(advertMoves) as (keyof typeof advertMoves)[]).find(
      (name) => advertMoves[name].to === state,
    );
    const advert = await ports.adverts.byId(advertId);
    if (move && advert) await ports.transaction((stores) => moveAdvert(ports, stores, advert, move));
  };
  return { ports, amina, brian, advertId, shown, moveTo };
}

it('takes a sold advert out of public lists, and puts it back in its old place', async () => {
  const { ports, amina, brian, advertId, shown } = await market();
  await toggleSaved(ports, brian, { advertId, saved: true });
  ports.clock.advance(1000);
  const newer = await addAdvert(ports, amina);
  await toggleSold(ports, amina, { advertId, sold: true });
  expect(await shown()).toEqual([newer]);
  expect(await viewAdvert(ports, brian, advertId)).toMatchObject({ state: 'sold', own: false });
  expect((await listSaved(ports, brian)).items).toMatchObject([{ id: advertId, state: 'sold' }]);
  expect((await listOwnAdverts(ports, amina)).items).toMatchObject([{ state: 'live' }, { state: 'sold' }]);
  await toggleSold(ports, amina, { advertId, sold: false });
  expect(await shown()).toEqual([newer, advertId]);
});

it('does nothing a second time', async () => {
  const { ports, amina, advertId, shown } = await market();
  const twice = [1, 2].map(() => toggleSold(ports, amina, { advertId, sold: true }));
  await Promise.all(twice);
  expect(await ports.profiles.byAccountId(amina.accountId)).toMatchObject({ advertCount: 0 });
  await toggleSold(ports, amina, { advertId, sold: false });
  await toggleSold(ports, amina, { advertId, sold: false });
  expect(await shown()).toEqual([advertId]);
});

it('does nothing to an advert that has ended or is hidden', async () => {
  const { ports, amina, advertId, moveTo } = await market();
  for (const state of ['ended', 'hidden'] as const) {
    await moveTo(state);
    for (const sold of [true, false]) {
      expect(await refusalOf(toggleSold(ports, amina, { advertId, sold }))).toMatchObject({
        code: 'conflict',
        message: texts.states.cannot,
      });
    }
  }
});

it('updates the search engine', async () => {
  const { ports, amina, advertId } = await market();
  const searchEngine = { adverts: {}, profiles: {} } as NonNullable<typeof ports.searchEngine>;
  await toggleSold({ ...ports, searchEngine }, amina, { advertId, sold: true });
  expect(waitingTasks(ports)).toContainEqual({ kind: 'index-advert', advertId });
});

it('keeps a paid promotion until it can be seen again', async () => {
  const { ports, amina, advertId } = await market();
  await ports.adverts.promote(advertId, ports.clock.now());
  await toggleSold(ports, amina, { advertId, sold: true });
  expect((await topAdverts(ports, visitor)).adverts).toEqual([]);
  const paying = { ...ports, paymentWay: testGateway() };
  expect(await refusalOf(initiatePayment(paying, amina, { advertId, origin: '' }))).toMatchObject({
    code: 'conflict',
    message: texts.states.notLive,
  });
  await toggleSold(ports, amina, { advertId, sold: false });
  expect((await topAdverts(ports, visitor)).adverts).toMatchObject([{ id: advertId }]);
});

it('notifies nobody of an advert that was sold before the task ran', async () => {
  const { ports, amina, brian } = await market();
  ports.clock.advance(1000);
  await saveSearch(ports, brian, { q: 'mululuza', filter: everyAdvert });
  const advertId = await addAdvert(ports, amina);
  await toggleSold(ports, amina, { advertId, sold: true });
  for (const [id, { task }] of ports.database.tables.outbox)
    if (task.kind === 'match-advert') await matchAdvert(ports, { id, task });
  expect(await ports.notifications.countUnread(brian.accountId, 9)).toBe(0);
});

it('shows an ended or hidden advert only to its seller, and accepts no like, save or comment', async () => {
  const { ports, amina, brian, advertId, moveTo } = await market();
  for (const [state, code] of [
    ['ended', 'gone'],
    ['hidden', 'not-found'],
  ] as const) {
    await moveTo(state);
    expect(await viewAdvert(ports, amina, advertId)).toMatchObject({ state, own: true });
    expect(await refusalOf(viewAdvert(ports, brian, advertId))).toMatchObject({ code });
    expect(await refusalOf(viewAdvert(ports, visitor, advertId))).toMatchObject({ code });
    expect(await refusalOf(toggleLike(ports, brian, { advertId, liked: true }))).toMatchObject({ code });
    expect(await refusalOf(toggleSaved(ports, brian, { advertId, saved: true }))).toMatchObject({ code });
    const comment = { advertId, comment: 'Is it there?', formKey: '' };
    expect(await refusalOf(addComment(ports, brian, comment))).toMatchObject({ code });
  }
});

it('answers the removal of a like or save as if a hidden advert did not exist', async () => {
  const { ports, brian, advertId, moveTo } = await market();
  await moveTo('hidden');
  const refusals = async (id: string) => [
    await refusalOf(toggleLike(ports, brian, { advertId: id, liked: false })),
    await refusalOf(toggleSaved(ports, brian, { advertId: id, saved: false })),
  ];
  expect(await refusals(advertId)).toEqual(await refusals('ad_1'));
});
