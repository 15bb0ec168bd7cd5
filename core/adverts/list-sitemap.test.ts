import { expect, it } from 'vitest';
import { addAdverts, advertForm, holdPictures, twoUsers } from '../fixtures-for-test.ts';
import { listSitemap } from './list-sitemap.ts';
import { updateAdvert } from './update-advert.ts';

it('lists every advert, newest first, with when it was last changed', async () => {
  const { ports, amina } = await twoUsers();
  const [older = '', newer = ''] = await addAdverts(ports, amina, 2);
  const postedAt = new Date(ports.clock.now().getTime() - 1_000);
  const form = advertForm({ pictureKeys: await holdPictures(ports, amina, 'leaf') });
  await updateAdvert(ports, amina, older, form);

  expect(await listSitemap(ports)).toEqual([
    { id: newer, updatedAt: postedAt },
    { id: older, updatedAt: ports.clock.now() },
  ]);
});
