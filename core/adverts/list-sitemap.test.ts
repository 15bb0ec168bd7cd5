import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser, advertForm } from '../fixtures-for-test.ts';
import { listSitemap } from './list-sitemap.ts';
import { updateAdvert } from './update-advert.ts';
import { viewOwnAdvert } from './view-own-advert.ts';

it('lists every advert, newest first, with when it changed last', async () => {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const older = await addAdvert(ports, seller);
  ports.clock.advance(1_000);
  const newer = await addAdvert(ports, seller);
  const postedAt = ports.clock.now();
  ports.clock.advance(1_000);
  const { pictures } = await viewOwnAdvert(ports, seller, older);
  const pictureKeys = pictures.map((picture) => picture.key);
  await updateAdvert(ports, seller, older, advertForm({ pictureKeys }));

  expect(await listSitemap(ports)).toEqual([
    { id: newer, updatedAt: postedAt },
    { id: older, updatedAt: ports.clock.now() },
  ]);
});
