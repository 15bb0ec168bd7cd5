import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addAccount, addAdvert, addAdverts, addUser, oneUser, refusalOf } from '../fixtures-for-test.ts';
import { viewProfile } from './view-profile.ts';

const visitor = { kind: 'visitor' } as const;

it('shows everybody a user and their adverts, newest first', async () => {
  const { ports, nakato: seller } = await oneUser();
  const other = await addUser(ports, 'moses');
  const ids = await addAdverts(ports, seller, 2);
  await addAdvert(ports, other);

  const { profile, adverts } = await viewProfile(ports, visitor, seller.accountId);
  expect(profile).toEqual({
    id: seller.accountId,
    username: 'nakato',
    fullName: seller.fullName,
    about: '',
    picture: undefined,
    advertCount: 2,
    ratingCount: 0,
    facts: [{ about: 'since', words: expect.objectContaining({ text: 'profile.memberSince' }) }],
  });
  expect(adverts.items.map((advert) => advert.id)).toEqual(ids.toReversed());
  expect(adverts.next).toBeUndefined();
});

it('shows the adverts page by page', async () => {
  const { ports, nakato: seller } = await oneUser();
  await addAdverts(ports, seller, 21);
  const first = await viewProfile(ports, visitor, seller.accountId);
  const second = await viewProfile(ports, visitor, seller.accountId, { after: first.adverts.next });
  expect(first.adverts.items).toHaveLength(20);
  expect(second.adverts.items).toHaveLength(1);
  expect(second.adverts.next).toBeUndefined();
});

it('shows the adverts of one kind page by page, how many there are of each, and the newest photos of all', async () => {
  const { ports, nakato: seller } = await oneUser();
  const ids: string[] = [];
  for (let number = 0; number < 24; number += 1) {
    ids.push(await addAdvert(ports, seller, { goods: number % 8 === 7 ? 'oil' : 'dried' }));
    ports.clock.advance(1000);
  }
  const first = await viewProfile(ports, visitor, seller.accountId, { goods: 'dried' });
  const second = await viewProfile(ports, visitor, seller.accountId, {
    goods: 'dried',
    after: first.adverts.next,
  });
  expect([first, second].map(({ adverts }) => adverts.items.length)).toEqual([20, 1]);
  for (const { kinds, covers } of [first, second]) {
    expect(kinds).toEqual([
      { goods: 'dried', count: 21 },
      { goods: 'oil', count: 3 },
    ]);
    expect(covers).toHaveLength(3);
  }
  const all = await viewProfile(ports, visitor, seller.accountId);
  expect(all.covers).toEqual(all.adverts.items.slice(0, 3).map(({ cover }) => cover));
  expect(second.covers).toEqual(all.covers);
  expect(all.adverts.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20));
});

it('marks what the viewer likes', async () => {
  const { ports, nakato: seller } = await oneUser();
  const buyer = await addUser(ports, 'moses');
  const advertId = await addAdvert(ports, seller);
  await ports.likes.set({ advertId, accountId: buyer.accountId, liked: true, at: ports.clock.now() });
  const seenBy = async (viewer: typeof buyer | typeof visitor) =>
    (await viewProfile(ports, viewer, seller.accountId)).adverts.items[0]?.likedByViewer;
  expect(await seenBy(buyer)).toBe(true);
  expect(await seenBy(visitor)).toBe(false);
});

it('says whether the viewer has blocked them', async () => {
  const { ports, nakato: seller } = await oneUser();
  const buyer = await addUser(ports, 'moses');
  await toggleBlock(ports, buyer, { userId: seller.accountId, blocked: true });
  const seen = async (viewer: typeof buyer | typeof visitor, { accountId }: typeof buyer) =>
    (await viewProfile(ports, viewer, accountId)).blocked;
  expect(await seen(buyer, seller)).toBe(true);
  expect(await seen(seller, buyer)).toBe(false);
  expect(await seen(visitor, seller)).toBe(false);
});

it.each(['nobody', '', '../etc/passwd', 'a\u0000b', 'x'.repeat(1000)])(
  'finds nobody under the id %j',
  async (id) => {
    expect(await refusalOf(viewProfile(memoryPorts(), visitor, id))).toEqual({
      code: 'not-found',
      message: 'User not found',
      fields: {},
    });
  },
);

it('does not find an account that has no profile', async () => {
  const ports = memoryPorts();
  const { accountId } = await addAccount(ports, 'nakato');
  expect((await refusalOf(viewProfile(ports, visitor, accountId))).code).toBe('not-found');
});
