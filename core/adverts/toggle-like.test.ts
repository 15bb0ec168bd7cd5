import { expect, it } from 'vitest';
import { toggleBlock } from '../chats/toggle-block.ts';
import { refusalOf, shop } from '../fixtures-for-test.ts';
import * as texts from '../texts/by-subject.ts';
import { toggleLike } from './toggle-like.ts';

it('likes once, however often it is asked for', async () => {
  const { ports, amina, brian, advertId } = await shop();
  const answers = await Promise.all([
    toggleLike(ports, brian, { advertId, liked: true }),
    toggleLike(ports, brian, { advertId, liked: true }),
  ]);
  expect(answers).toEqual([{ likeCount: 1 }, { likeCount: 1 }]);
  expect(await ports.profiles.byAccountId(amina.accountId)).toMatchObject({ likesReceived: 1 });
});

it('removes a like, once', async () => {
  const { ports, amina, brian, advertId } = await shop();
  await toggleLike(ports, amina, { advertId, liked: true });
  await toggleLike(ports, brian, { advertId, liked: true });
  expect(await toggleLike(ports, brian, { advertId, liked: false })).toEqual({ likeCount: 1 });
  expect(await toggleLike(ports, brian, { advertId, liked: false })).toEqual({ likeCount: 1 });
});

it('refuses people the seller has blocked, except to remove a like', async () => {
  const { ports, amina, brian, advertId } = await shop();
  await toggleLike(ports, brian, { advertId, liked: true });
  await toggleBlock(ports, amina, { userId: brian.accountId, blocked: true });
  expect(await toggleLike(ports, brian, { advertId, liked: false })).toEqual({ likeCount: 0 });
  expect(await refusalOf(toggleLike(ports, brian, { advertId, liked: true }))).toEqual({
    code: 'conflict',
    message: texts.reactions.notDelivered,
    fields: {},
  });
  expect(await ports.profiles.byAccountId(amina.accountId)).toMatchObject({ likesReceived: 0 });
});
