import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../viewer.ts';
import { deleteAdvert } from './delete-advert.ts';
import { listSaved } from './list-saved.ts';
import { toggleSaved } from './toggle-saved.ts';

async function shop(adverts: number) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const brian = await addUser(ports, 'brian');
  const ids: string[] = [];
  for (let count = 0; count < adverts; count += 1) {
    ids.push(await addAdvert(ports, seller));
    ports.clock.advance(1_000);
  }
  return { ports, seller, brian, ids };
}

describe('listSaved', () => {
  it('shows the latest save first, whenever the advert was posted, page by page', async () => {
    const { ports, brian, ids } = await shop(22);
    const saved = ids.toReversed();
    for (const advertId of saved) {
      await toggleSaved(ports, brian, { advertId, saved: true });
      ports.clock.advance(1_000);
    }
    const first = await listSaved(ports, brian);
    const second = await listSaved(ports, brian, first.next);
    expect(first.items).toHaveLength(20);
    expect([...first.items, ...second.items].map((card) => card.id)).toEqual(saved.toReversed());
    expect(second.next).toBeUndefined();
  });

  it('forgets what was un-saved and what was deleted', async () => {
    const { ports, seller, brian, ids } = await shop(3);
    for (const advertId of ids) await toggleSaved(ports, brian, { advertId, saved: true });
    const [kept = '', unsaved = '', deleted = ''] = ids;
    await toggleSaved(ports, brian, { advertId: unsaved, saved: false });
    await deleteAdvert(ports, seller, deleted);
    expect((await listSaved(ports, brian)).items.map((card) => card.id)).toEqual([kept]);
  });

  it("shows nobody another's saves", async () => {
    const { ports, seller, brian, ids } = await shop(1);
    await toggleSaved(ports, brian, { advertId: ids[0] ?? '', saved: true });
    expect(await listSaved(ports, seller)).toEqual({ items: [], next: undefined });
    expect(await refusalOf(listSaved(ports, visitor))).toMatchObject({ code: 'unauthenticated' });
  });
});
