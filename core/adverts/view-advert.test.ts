import { expect, it } from 'vitest';
import { addAccount, shop } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { toggleLike } from './toggle-like.ts';
import { viewAdvert } from './view-advert.ts';

it('shows everybody the advert with its seller', async () => {
  const { ports, amina, advertId } = await shop();
  for (const viewer of [visitor, await addAccount(ports, 'carol'), amina]) {
    expect(await viewAdvert(ports, viewer, advertId)).toMatchObject({
      id: advertId,
      description: 'bitter leaves, picked this morning.',
      likedByViewer: false,
      seller: { username: 'amina' },
      sellerAdvertCount: 1,
    });
  }
});

it("shows a viewer's own like", async () => {
  const { ports, brian, advertId } = await shop();
  await toggleLike(ports, brian, { advertId, liked: true });
  expect(await viewAdvert(ports, brian, advertId)).toMatchObject({ likeCount: 1, likedByViewer: true });
});
