import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addAdverts, pagesOf, shop, twoUsers } from '../fixtures-for-test.ts';
import { type Viewer, visitor } from '../viewer.ts';
import { listFeed } from './list-feed.ts';
import { toggleLike } from './toggle-like.ts';
import { toggleSaved } from './toggle-saved.ts';

it('shows adverts newest first, twenty a page, each once', async () => {
  const { ports, amina } = await twoUsers();
  const posted: string[] = [];
  for (let count = 0; count < 45; count += 1) {
    posted.push(await addAdvert(ports, amina));
    if (count % 2 === 0) ports.clock.advance(1_000);
  }
  const pages = await pagesOf((cursor) => listFeed(ports, visitor, cursor));
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(pages.flat().map((card) => card.id)).toEqual(posted.toReversed());
});

it('has no next page after exactly twenty', async () => {
  const { ports, amina } = await twoUsers();
  await addAdverts(ports, amina, 20);
  expect(await listFeed(ports, visitor)).toMatchObject({ items: { length: 20 }, next: undefined });
});

it('is not moved by what is posted meanwhile', async () => {
  const { ports, amina } = await twoUsers();
  const [oldest] = await addAdverts(ports, amina, 21);
  const { next } = await listFeed(ports, visitor);
  await addAdvert(ports, amina);
  expect((await listFeed(ports, visitor, next)).items).toMatchObject([{ id: oldest }]);
});

it('begins at the newest when the cursor is none of ours', async () => {
  const { ports, advertId } = await shop();
  expect((await listFeed(ports, visitor, "1' or '1'='1")).items).toMatchObject([{ id: advertId }]);
});

it('is empty when nothing was posted', async () => {
  expect(await listFeed(memoryPorts(), visitor)).toEqual({ items: [], next: undefined });
});

it("shows a viewer's own like and save to nobody else", async () => {
  const { ports, amina, brian, advertId } = await shop();
  await toggleLike(ports, brian, { advertId, liked: true });
  await toggleSaved(ports, brian, { advertId, saved: true });
  const seen = async (viewer: Viewer) => {
    const [card] = (await listFeed(ports, viewer)).items;
    return [card?.likeCount, card?.likedByViewer, card?.savedByViewer];
  };
  expect(await seen(brian)).toEqual([1, true, true]);
  expect(await seen(amina)).toEqual([1, false, false]);
  expect(await seen(visitor)).toEqual([1, false, false]);
});
