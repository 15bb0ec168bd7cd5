import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { listFeed } from './list-feed.ts';
import { toggleLike } from './toggle-like.ts';
import { toggleSaved } from './toggle-saved.ts';

describe('listFeed', () => {
  it('shows adverts newest first, twenty a page, each once', async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    const posted: string[] = [];
    for (let count = 0; count < 45; count += 1) {
      posted.push(await addAdvert(ports, seller));
      if (count % 2 === 0) ports.clock.advance(1_000);
    }

    const first = await listFeed(ports, visitor);
    const second = await listFeed(ports, visitor, first.next);
    const third = await listFeed(ports, visitor, second.next);
    expect([first, second, third].map((page) => page.items.length)).toEqual([20, 20, 5]);
    expect(third.next).toBeUndefined();
    const shown = [first, second, third].flatMap((page) => page.items.map((card) => card.id));
    expect(shown).toEqual(posted.toReversed());
  });

  it('has no next page after exactly twenty', async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    for (let count = 0; count < 20; count += 1) await addAdvert(ports, seller);
    const page = await listFeed(ports, visitor);
    expect(page.items).toHaveLength(20);
    expect(page.next).toBeUndefined();
  });

  it('is not moved by what is posted meanwhile', async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    const posted: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      posted.push(await addAdvert(ports, seller));
      ports.clock.advance(1_000);
    }
    const first = await listFeed(ports, visitor);
    await addAdvert(ports, seller);
    const second = await listFeed(ports, visitor, first.next);
    expect(second.items.map((card) => card.id)).toEqual(posted.slice(0, 1));
  });

  it('begins at the newest when the cursor is none of ours', async () => {
    const ports = memoryPorts();
    const id = await addAdvert(ports, await addUser(ports, 'amina'));
    const page = await listFeed(ports, visitor, "1' or '1'='1");
    expect(page.items.map((card) => card.id)).toEqual([id]);
  });

  it('is empty when nothing was posted', async () => {
    expect(await listFeed(memoryPorts(), visitor)).toEqual({ items: [], next: undefined });
  });

  it("shows a viewer's own like and save to nobody else", async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    const brian = await addUser(ports, 'brian');
    const advertId = await addAdvert(ports, seller);
    await toggleLike(ports, brian, { advertId, liked: true });
    await toggleSaved(ports, brian, { advertId, saved: true });

    const seen = async (viewer: typeof seller | typeof visitor) => {
      const [card] = (await listFeed(ports, viewer)).items;
      return [card?.likeCount, card?.likedByViewer, card?.savedByViewer];
    };
    expect(await seen(brian)).toEqual([1, true, true]);
    expect(await seen(seller)).toEqual([1, false, false]);
    expect(await seen(visitor)).toEqual([1, false, false]);
  });
});
