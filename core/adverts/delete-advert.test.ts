import { expect, it } from 'vitest';
import { refusalOf, shop, waitingTasks } from '../fixtures-for-test.ts';
import { deleteAdvert } from './delete-advert.ts';
import { toggleLike } from './toggle-like.ts';

it('removes the advert and its part in the seller’s counts, and has the pictures swept', async () => {
  const { ports, amina, brian, advertId } = await shop();
  await toggleLike(ports, brian, { advertId, liked: true });
  await deleteAdvert(ports, amina, advertId);
  expect(await ports.adverts.byId(advertId)).toBeUndefined();
  expect(await ports.profiles.byAccountId(amina.accountId)).toMatchObject({
    advertCount: 0,
    likesReceived: 0,
  });
  expect(waitingTasks(ports)).toContainEqual({ kind: 'sweep-pictures' });
});

it('finds nothing to delete a second time', async () => {
  const { ports, amina, advertId } = await shop();
  await deleteAdvert(ports, amina, advertId);
  expect(await refusalOf(deleteAdvert(ports, amina, advertId))).toMatchObject({ code: 'not-found' });
});
