import { describe, expect, it } from 'vitest';
import { everyAdvert } from '../adverts/filter.ts';
import { createCore } from '../core.ts';
import { addAccount, addAdvert, addSession, addUser, inEnglish, twoUsers } from '../fixtures-for-test.ts';
import { day, hour } from '../shared/time/durations.ts';
import { type Viewer, visitor } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import type { Act } from './act.ts';

const returnTo = '/home?after=x';

async function shop() {
  const { ports, amina, brian } = await twoUsers();
  const core = createCore(ports);
  const seller = await addUser(ports, 'seller');
  const advertId = await addAdvert(ports, seller);
  const path = `/singleherb/${advertId}`;
  const begin = async (act: Partial<Act>, token?: string, madeFor?: string) => {
    const whole = { kind: 'like', advertId, wanted: true, ...act } as Act;
    return core.keepUnfinished({ act: whole, place: path, returnTo, token, madeFor });
  };
  const seen = async (viewer: Viewer) => {
    const advert = await core.viewAdvert(viewer, advertId);
    const { likeCount, likedByViewer, savedByViewer, commentCount } = advert;
    return { likeCount, likedByViewer, savedByViewer, commentCount };
  };
  return { ports, core, seller, amina, brian, advertId, path, begin, seen };
}

const comment = { kind: 'comment', comment: 'Is it fresh?', formKey: 'key' } as const;

describe('what a visitor begins', () => {
  it.each([
    ['a like', {}, { likeCount: 1, likedByViewer: true }, texts.likes.done],
    ['a save', { kind: 'save' }, { savedByViewer: true }, texts.saved.done],
    ['a comment', comment, { commentCount: 1 }, texts.comments.posted],
  ] as const)('is done after login: %s', async (_, act, change, text) => {
    const { core, amina, begin, seen } = await shop();
    const before = await seen(amina);
    const kept = await begin(act);
    expect(kept).toHaveProperty('accountId', undefined);
    expect(await seen(amina)).toEqual(before);
    const asked = { actId: kept?.id, returnTo };
    expect(await core.finishAct(amina, asked)).toEqual({ outcome: 'done', text });
    expect(await seen(amina)).toEqual({ ...before, ...change });
    expect(await core.finishAct(amina, asked)).toBeUndefined();
  });

  it('is done after login: saving a search, in all its parts', async () => {
    const { core, amina, begin } = await shop();
    const filter = { ...everyAdvert, district: 'Kampala', maxPrice: 10_000 };
    for (const search of [
      { q: 'Ginger  tea', filter },
      { herb: 'neem', filter: everyAdvert },
    ]) {
      const actId = (await begin({ kind: 'save-search', search }))?.id;
      const text = texts.savedSearches.saved;
      expect(await core.finishAct(amina, { actId, returnTo })).toEqual({ outcome: 'done', text });
    }
    const saved = await core.listSavedSearches(amina);
    expect(saved.map(({ name }) => inEnglish(name)).toSorted()).toEqual([
      'Neem',
      '“Ginger tea” in Kampala, up to UGX 10,000',
    ]);
  });

  it('is done after login: following the seller', async () => {
    const { core, amina, seller, begin } = await shop();
    const actId = (await begin({ kind: 'follow', sellerId: seller.accountId }))?.id;
    expect(await core.finishAct(amina, { actId, returnTo })).toEqual({
      outcome: 'done',
      text: texts.follows.followed,
    });
    expect((await core.listFollowed(amina)).items).toMatchObject([{ username: 'seller' }]);
  });

  it('is not done by a log-in that leads elsewhere, nor by the next one', async () => {
    const { core, amina, brian, begin, seen } = await shop();
    const actId = (await begin({}))?.id;
    expect(await core.finishAct(amina, { actId, returnTo: '/home' })).toBeUndefined();
    expect(await core.finishAct(brian, { actId, returnTo })).toBeUndefined();
    expect(await seen(brian)).toMatchObject({ likeCount: 0 });
  });

  it('is in the form again for the first to log in, if it is a comment that was not posted', async () => {
    const { ports, core, amina, brian, path, begin, seen } = await shop();
    const actId = (await begin(comment))?.id;
    await core.finishAct(amina, { actId, returnTo: undefined });
    const asked = { browserId: undefined, actId, place: path };
    expect(await core.findUnfinished(brian, asked)).toBeUndefined();
    for (let opened = 0; opened < 2; opened += 1)
      expect(await core.findUnfinished(amina, asked)).toMatchObject({
        comment: 'Is it fresh?',
        formKey: 'key',
      });
    expect(await core.finishAct(amina, { actId, returnTo })).toBeUndefined();
    ports.clock.advance(2 * hour);
    expect(await core.findUnfinished(amina, asked)).toMatchObject({ comment: 'Is it fresh?' });
    expect(await seen(amina)).toMatchObject({ commentCount: 0 });
    await core.discardUnfinished(amina, asked);
    expect(await core.findUnfinished(amina, asked)).toBeUndefined();
  });

  it('is forgotten after an hour', async () => {
    const { ports, core, amina, begin } = await shop();
    const actId = (await begin({}))?.id;
    ports.clock.advance(hour + 1);
    expect(await core.finishAct(amina, { actId, returnTo })).toBeUndefined();
  });

  it('waits for a profile', async () => {
    const { ports, core, begin, seen } = await shop();
    const carol = await addAccount(ports, 'carol');
    const asked = { actId: (await begin({}))?.id, returnTo };
    expect(await core.finishAct(carol, asked)).toEqual({
      outcome: 'profile-required',
      text: texts.guard.profileNeeded,
    });
    const profile = { about: 'Herbs.', address: 'Ntinda', phoneNumber: '+256700000000', consent: true };
    await core.setUpAccount(carol, profile);
    const user = {
      ...carol,
      kind: 'user',
      username: 'carol',
      fullName: 'Carol',
      picture: undefined,
    } as const;
    expect(await core.finishAct(user, asked)).toMatchObject({ outcome: 'done' });
    expect(await seen(user)).toMatchObject({ likedByViewer: true });
  });

  it('says why it could not be done, and keeps a comment', async () => {
    const { core, seller, amina, path, begin } = await shop();
    await core.toggleBlock(seller, { userId: amina.accountId, blocked: true });
    const actId = (await begin(comment))?.id;
    expect(await core.finishAct(amina, { actId, returnTo })).toEqual({
      outcome: 'refused',
      text: texts.reactions.notDelivered,
    });
    const asked = { browserId: undefined, actId, place: path };
    expect(await core.findUnfinished(amina, asked)).toMatchObject({ comment: 'Is it fresh?' });
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(43)])('is not found by the id %j', async (actId) => {
    const { core, amina, begin } = await shop();
    await begin({});
    expect(await core.finishAct(amina, { actId, returnTo })).toBeUndefined();
  });

  it('is kept 300 times an hour at most for one address', async () => {
    const { core, advertId, path } = await shop();
    const act = { kind: 'like', advertId, wanted: true } as const;
    const begun = { act, place: path, returnTo, token: undefined, client: '192.0.2.1' };
    for (let times = 0; times < 300; times += 1) expect(await core.keepUnfinished(begun)).toBeDefined();
    expect(await core.keepUnfinished(begun)).toBeUndefined();
  });
});

describe('what somebody whose session has ended begins', () => {
  it.each([
    ['no session', false],
    ['the ended session of somebody else', true],
  ])('is done only for the account whose page it was, also with %s', async (_, another) => {
    const { ports, core, amina, brian, advertId, begin } = await shop();
    const token = another ? await addSession(ports, brian) : undefined;
    await core.logOut(token);
    const kept = await begin(comment, token, amina.accountId);
    expect(kept).toMatchObject({ accountId: amina.accountId });
    const asked = { actId: kept?.id, returnTo };
    expect(await core.finishAct(brian, asked)).toBeUndefined();
    const place = `/singleherb/${advertId}`;
    expect(await core.findUnfinished(brian, { ...asked, browserId: undefined, place })).toBeUndefined();
    expect(await core.finishAct(amina, asked)).toMatchObject({ outcome: 'done' });
  });

  it('is done only for them, within a day', async () => {
    const { ports, core, seller, amina, brian, advertId, begin } = await shop();
    const token = await addSession(ports, amina);
    await core.logOut(token);
    const kept = await begin(comment, token);
    expect(kept).toMatchObject({ accountId: amina.accountId });
    const asked = { actId: kept?.id, returnTo };
    ports.clock.advance(day);
    expect(await core.finishAct(brian, asked)).toBeUndefined();
    expect(await core.finishAct(amina, asked)).toMatchObject({ outcome: 'done' });
    const { items } = await core.listComments(visitor, { id: advertId, sellerId: seller.accountId });
    expect(items).toMatchObject([{ text: 'Is it fresh?', author: { username: 'amina' } }]);
  });
});
