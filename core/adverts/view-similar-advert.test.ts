import { expect, it } from 'vitest';
import { addAdvert, twoUsers } from '../fixtures-for-test.ts';
import { toggleSold } from './toggle-sold.ts';
import { viewSimilarAdvert } from './view-similar-advert.ts';

it('gives sellers what they wrote in an advert of their own, sold or not', async () => {
  const { ports, amina } = await twoUsers();
  const advertId = await addAdvert(ports, amina, { price: '8,000', quantity: '250', unit: 'g', boda: 'on' });
  await toggleSold(ports, amina, { advertId, sold: true });
  expect(await viewSimilarAdvert(ports, amina, advertId)).toMatchObject({
    title: 'fresh mululuza',
    description: 'bitter leaves, picked this morning.',
    price: 8000,
    unit: 'g',
    district: 'Kampala',
    village: 'Ntinda',
    boda: true,
  });
});

it('gives nothing of an advert of somebody else, or of one that there is not', async () => {
  const { ports, amina, brian } = await twoUsers();
  const foreign = await addAdvert(ports, brian);
  for (const id of [foreign, 'ad_1', '', "' or 1=1", 'ad_1\u0000'])
    expect(await viewSimilarAdvert(ports, amina, id), id).toBeUndefined();
});
