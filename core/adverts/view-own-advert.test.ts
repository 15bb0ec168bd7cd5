import { expect, it } from 'vitest';
import { shop } from '../fixtures-for-test.ts';
import { viewOwnAdvert } from './view-own-advert.ts';

it('shows the advert to its seller', async () => {
  const { ports, amina, advertId } = await shop();
  expect(await viewOwnAdvert(ports, amina, advertId)).toMatchObject({
    id: advertId,
    title: 'fresh mululuza',
  });
});
