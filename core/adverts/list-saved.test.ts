import { expect, it } from 'vitest';
import { addAdverts, pagesOf, twoUsers } from '../fixtures-for-test.ts';
import { deleteAdvert } from './delete-advert.ts';
import { listSaved } from './list-saved.ts';
import { toggleSaved } from './toggle-saved.ts';

/** Brian has saved this many of Amina's adverts, the newest first. */
async function savedByBrian(count: number) {
  const { ports, amina, brian } = await twoUsers();
  const ids = await addAdverts(ports, amina, count);
  for (const advertId of ids.toReversed()) {
    await toggleSaved(ports, brian, { advertId, saved: true });
    ports.clock.advance(1_000);
  }
  return { ports, amina, brian, ids };
}

it('shows the latest save first, whenever the advert was posted, page by page', async () => {
  const { ports, brian, ids } = await savedByBrian(22);
  const pages = await pagesOf((cursor) => listSaved(ports, brian, cursor));
  expect(pages.map((page) => page.length)).toEqual([20, 2]);
  expect(pages.flat().map((card) => card.id)).toEqual(ids);
});

it('forgets what was un-saved and what was deleted', async () => {
  const { ports, amina, brian, ids } = await savedByBrian(3);
  const [kept, unsaved = '', deleted = ''] = ids;
  await toggleSaved(ports, brian, { advertId: unsaved, saved: false });
  await deleteAdvert(ports, amina, deleted);
  expect((await listSaved(ports, brian)).items).toMatchObject([{ id: kept }]);
});

it('shows nobody what others have saved', async () => {
  const { ports, amina } = await savedByBrian(1);
  expect(await listSaved(ports, amina)).toEqual({ items: [], next: undefined });
});
