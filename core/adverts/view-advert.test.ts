import { expect, it } from 'vitest';
import { addAccount, addAdvert, shop } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { toggleLike } from './toggle-like.ts';
import { viewAdvert } from './view-advert.ts';

it('shows everybody the advert with its seller', async () => {
  const { ports, amina, advertId } = await shop();
  for (const viewer of [visitor, await addAccount(ports, 'carol'), amina]) {
    expect(await viewAdvert(ports, viewer, advertId)).toMatchObject({
      id: advertId,
      description: 'Bitter leaves, picked this morning.',
      likedByViewer: false,
      seller: { username: 'amina' },
      sellerAdvertCount: 1,
      sellerFacts: [{ text: 'profile.memberSince' }],
    });
  }
});

it("shows a viewer's own like", async () => {
  const { ports, brian, advertId } = await shop();
  await toggleLike(ports, brian, { advertId, liked: true });
  expect(await viewAdvert(ports, brian, advertId)).toMatchObject({ likeCount: 1, likedByViewer: true });
});

it('lists the herbs in the title and the description, those in the title first, as the page calls them', async () => {
  const { ports, amina } = await shop();
  const description = 'Drink it with honey and tangawuzi, or with neem.';
  const id = await addAdvert(ports, amina, { herbtitle: 'Dried mwarobaini', description });
  const { herbs } = await viewAdvert(ports, visitor, id);
  expect(herbs).toEqual([
    { slug: 'neem', name: 'Neem' },
    { slug: 'ginger', name: 'Ginger' },
  ]);
  expect((await viewAdvert(ports, visitor, id, 'sw')).herbs).toEqual([
    { slug: 'neem', name: 'Mwarobaini' },
    { slug: 'ginger', name: 'Tangawizi' },
  ]);
});
