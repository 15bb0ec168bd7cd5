import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
import { visitor } from '../viewer.ts';
import { deleteAdvert } from './delete-advert.ts';
import { toggleLike } from './toggle-like.ts';

async function shop() {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const brian = await addUser(ports, 'brian');
  const advertId = await addAdvert(ports, seller);
  return { ports, seller, brian, advertId };
}

describe('deleteAdvert', () => {
  it('removes the advert and what it counted for its seller', async () => {
    const { ports, seller, brian, advertId } = await shop();
    await toggleLike(ports, brian, { advertId, liked: true });
    await deleteAdvert(ports, seller, advertId);
    expect(await ports.adverts.byId(advertId)).toBeUndefined();
    expect(await ports.profiles.byAccountId(seller.accountId)).toMatchObject({
      advertCount: 0,
      likesReceived: 0,
    });
  });

  it('has the pictures swept', async () => {
    const { ports, seller, advertId } = await shop();
    await deleteAdvert(ports, seller, advertId);
    expect([...ports.database.tables.outbox.values()].map((row) => row.task)).toEqual([
      { kind: 'sweep-pictures' },
    ]);
  });

  it('refuses everybody else and leaves the advert', async () => {
    const { ports, brian, advertId } = await shop();
    expect(await refusalOf(deleteAdvert(ports, brian, advertId))).toMatchObject({
      code: 'forbidden',
      message: texts.adverts.notOwner,
    });
    expect(await refusalOf(deleteAdvert(ports, visitor, advertId))).toMatchObject({
      code: 'unauthenticated',
    });
    expect(await ports.adverts.byId(advertId)).toBeDefined();
    expect(ports.database.tables.outbox.size).toBe(0);
  });

  it('finds nothing to delete a second time', async () => {
    const { ports, seller, advertId } = await shop();
    await deleteAdvert(ports, seller, advertId);
    expect(await refusalOf(deleteAdvert(ports, seller, advertId))).toMatchObject({
      code: 'not-found',
      message: 'Herb not found',
    });
  });
});
