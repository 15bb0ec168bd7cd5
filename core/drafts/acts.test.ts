import { describe, expect, it } from 'vitest';
import { logOut } from '../accounts/log-out.ts';
import { setUpAccount } from '../accounts/set-up-account.ts';
import { viewAdvert } from '../adverts/view-advert.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { listComments } from '../comments/list-comments.ts';
import { addAccount, addAdvert, addSession, addUser, twoUsers } from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
import { day, hour } from '../time/durations.ts';
import { type Viewer, visitor } from '../viewer.ts';
import type { Act } from './act.ts';
import { finishAct } from './finish-act.ts';
import { keepAct } from './keep-act.ts';
import { takeDraft } from './take-draft.ts';

const returnTo = '/home?after=x';

async function shop() {
  const { ports, amina, brian } = await twoUsers();
  const seller = await addUser(ports, 'seller');
  const advertId = await addAdvert(ports, seller);
  const path = `/singleherb/${advertId}`;
  const begin = async (act: Partial<Act>, token?: string, viewer: Viewer = visitor) => {
    const whole = { kind: 'like', advertId, wanted: true, ...act } as Act;
    return keepAct(ports, viewer, { act: whole, path, returnTo, token });
  };
  const seen = async (viewer: Viewer) => {
    const advert = await viewAdvert(ports, viewer, advertId);
    const { likeCount, likedByViewer, savedByViewer, commentCount } = advert;
    return { likeCount, likedByViewer, savedByViewer, commentCount };
  };
  return { ports, seller, amina, brian, advertId, path, begin, seen };
}

const comment = { kind: 'comment', comment: 'Is it fresh?', formKey: 'key' } as const;

describe('what a visitor begins', () => {
  it.each([
    ['a like', {}, { likeCount: 1, likedByViewer: true }, texts.likes.done],
    ['a save', { kind: 'save' }, { savedByViewer: true }, texts.saved.done],
    ['a comment', comment, { commentCount: 1 }, texts.comments.posted],
  ] as const)('is done after login: %s', async (_, act, change, text) => {
    const { ports, amina, begin, seen } = await shop();
    const before = await seen(amina);
    const kept = await begin(act);
    expect(kept?.loggedOut).toBe(false);
    expect(await seen(amina)).toEqual(before);
    const asked = { actId: kept?.actId, returnTo };
    expect(await finishAct(ports, amina, asked)).toEqual({ outcome: 'done', text });
    expect(await seen(amina)).toEqual({ ...before, ...change });
    expect(await finishAct(ports, amina, asked)).toBeUndefined();
  });

  it('is not done by a log-in that leads elsewhere, nor by the next one', async () => {
    const { ports, amina, brian, begin, seen } = await shop();
    const actId = (await begin({}))?.actId;
    expect(await finishAct(ports, amina, { actId, returnTo: '/home' })).toBeUndefined();
    expect(await finishAct(ports, brian, { actId, returnTo })).toBeUndefined();
    expect(await seen(brian)).toMatchObject({ likeCount: 0 });
  });

  it('is in the form again for the first to log in, when it is a comment that was not posted', async () => {
    const { ports, amina, brian, path, begin, seen } = await shop();
    const actId = (await begin(comment))?.actId;
    await finishAct(ports, amina, { actId, returnTo: undefined });
    expect(await takeDraft(ports, brian, { draftId: actId, path })).toBeUndefined();
    expect(await takeDraft(ports, amina, { draftId: actId, path })).toMatchObject({
      comment: 'Is it fresh?',
      formKey: 'key',
    });
    expect(await seen(amina)).toMatchObject({ commentCount: 0 });
  });

  it('is forgotten after an hour', async () => {
    const { ports, amina, begin } = await shop();
    const actId = (await begin({}))?.actId;
    ports.clock.advance(hour + 1);
    expect(await finishAct(ports, amina, { actId, returnTo })).toBeUndefined();
  });

  it('waits for a profile', async () => {
    const { ports, begin, seen } = await shop();
    const carol = await addAccount(ports, 'carol');
    const asked = { actId: (await begin({}))?.actId, returnTo };
    expect(await finishAct(ports, carol, asked)).toEqual({
      outcome: 'profile-required',
      text: texts.guard.profileNeeded,
    });
    const profile = { about: 'Herbs.', address: 'Ntinda', phoneNumber: '+256700000000', consent: true };
    await setUpAccount(ports, carol, profile);
    const user = {
      ...carol,
      kind: 'user',
      username: 'carol',
      fullName: 'Carol',
      picture: undefined,
    } as const;
    expect(await finishAct(ports, user, asked)).toMatchObject({ outcome: 'done' });
    expect(await seen(user)).toMatchObject({ likedByViewer: true });
  });

  it('says why it could not be done, and keeps a comment', async () => {
    const { ports, seller, amina, path, begin } = await shop();
    await toggleBlock(ports, seller, { userId: amina.accountId, blocked: true });
    const actId = (await begin(comment))?.actId;
    expect(await finishAct(ports, amina, { actId, returnTo })).toEqual({
      outcome: 'refused',
      text: texts.chats.notDelivered,
    });
    expect(await takeDraft(ports, amina, { draftId: actId, path })).toMatchObject({
      comment: 'Is it fresh?',
    });
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(43)])('is not found by the id %j', async (actId) => {
    const { ports, amina, begin } = await shop();
    await begin({});
    expect(await finishAct(ports, amina, { actId, returnTo })).toBeUndefined();
  });

  it('is kept 300 times an hour from one address', async () => {
    const { ports, advertId, path } = await shop();
    const act = { kind: 'like', advertId, wanted: true } as const;
    const begun = { act, path, returnTo, token: undefined, client: '192.0.2.1' };
    for (let times = 0; times < 300; times += 1) expect(await keepAct(ports, visitor, begun)).toBeDefined();
    expect(await keepAct(ports, visitor, begun)).toBeUndefined();
  });
});

describe('what somebody begins whose session has ended', () => {
  it('is done for them only, within a day', async () => {
    const { ports, seller, amina, brian, advertId, begin } = await shop();
    const token = await addSession(ports, amina);
    await logOut(ports, token);
    const kept = await begin(comment, token);
    expect(kept?.loggedOut).toBe(true);
    const asked = { actId: kept?.actId, returnTo };
    ports.clock.advance(day);
    expect(await finishAct(ports, brian, asked)).toBeUndefined();
    expect(await finishAct(ports, amina, asked)).toMatchObject({ outcome: 'done' });
    const { items } = await listComments(ports, visitor, { id: advertId, sellerId: seller.accountId });
    expect(items).toMatchObject([{ text: 'Is it fresh?', author: { username: 'amina' } }]);
  });
});
