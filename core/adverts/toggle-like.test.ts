import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { toggleBlock } from '../chats/toggle-block.ts';
import { addAccount, addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
import { visitor } from '../viewer.ts';
import { toggleLike } from './toggle-like.ts';

async function shop() {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const advertId = await addAdvert(ports, seller);
  return { ports, seller, advertId };
}

describe('toggleLike', () => {
  it('likes once, however often it is asked for', async () => {
    const { ports, seller, advertId } = await shop();
    const brian = await addUser(ports, 'brian');
    const answers = await Promise.all([
      toggleLike(ports, brian, { advertId, liked: true }),
      toggleLike(ports, brian, { advertId, liked: true }),
    ]);
    expect(answers).toEqual([{ likeCount: 1 }, { likeCount: 1 }]);
    expect(await ports.profiles.byAccountId(seller.accountId)).toMatchObject({ likesReceived: 1 });
  });

  it('takes back a like, once', async () => {
    const { ports, seller, advertId } = await shop();
    const brian = await addUser(ports, 'brian');
    await toggleLike(ports, seller, { advertId, liked: true });
    await toggleLike(ports, brian, { advertId, liked: true });
    expect(await toggleLike(ports, brian, { advertId, liked: false })).toEqual({ likeCount: 1 });
    expect(await toggleLike(ports, brian, { advertId, liked: false })).toEqual({ likeCount: 1 });
  });

  it.each(['ad_1', 'nothing', ''])('finds no advert %j', async (advertId) => {
    const { ports, seller } = await shop();
    expect(await refusalOf(toggleLike(ports, seller, { advertId, liked: true }))).toMatchObject({
      code: 'not-found',
      message: 'Herb not found',
    });
  });

  it('refuses whom the seller has blocked, but for taking a like back', async () => {
    const { ports, seller, advertId } = await shop();
    const brian = await addUser(ports, 'brian');
    await toggleLike(ports, brian, { advertId, liked: true });
    await toggleBlock(ports, seller, { userId: brian.accountId, blocked: true });
    expect(await toggleLike(ports, brian, { advertId, liked: false })).toEqual({ likeCount: 0 });
    expect(await refusalOf(toggleLike(ports, brian, { advertId, liked: true }))).toEqual({
      code: 'conflict',
      message: texts.chats.notDelivered,
      fields: {},
    });
    expect(await ports.profiles.byAccountId(seller.accountId)).toMatchObject({ likesReceived: 0 });
  });

  it('is for signed-in people with a profile', async () => {
    const { ports, advertId } = await shop();
    const like = { advertId, liked: true };
    const carol = await addAccount(ports, 'carol');
    expect(await refusalOf(toggleLike(ports, visitor, like))).toMatchObject({ code: 'unauthenticated' });
    expect(await refusalOf(toggleLike(ports, carol, like))).toMatchObject({ code: 'profile-required' });
  });
});
