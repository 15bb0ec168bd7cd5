import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { toggleLike } from './toggle-like.ts';
import { viewAdvert } from './view-advert.ts';

describe('viewAdvert', () => {
  it('shows everybody the advert with its seller', async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    const id = await addAdvert(ports, seller);
    for (const viewer of [visitor, await addAccount(ports, 'carol'), seller]) {
      expect(await viewAdvert(ports, viewer, id)).toMatchObject({
        id,
        description: 'bitter leaves, picked this morning.',
        likedByViewer: false,
        seller: { username: 'amina' },
        sellerAdvertCount: 1,
      });
    }
  });

  it("shows a viewer's own like", async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    const id = await addAdvert(ports, seller);
    await toggleLike(ports, seller, { advertId: id, liked: true });
    expect(await viewAdvert(ports, seller, id)).toMatchObject({ likeCount: 1, likedByViewer: true });
  });

  it.each(['ad_1', 'ad_', '', 'constructor', 'ad_1\u0000'])('finds no advert %j', async (id) => {
    expect(await refusalOf(viewAdvert(memoryPorts(), visitor, id))).toMatchObject({
      code: 'not-found',
      message: 'Herb not found',
    });
  });
});
