import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { texts } from '../texts.ts';
import { visitor } from '../viewer.ts';
import { viewOwnAdvert } from './view-own-advert.ts';

describe('viewOwnAdvert', () => {
  it('shows the advert to its seller', async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    const id = await addAdvert(ports, seller);
    expect(await viewOwnAdvert(ports, seller, id)).toMatchObject({ id, title: 'fresh mululuza' });
  });

  it('refuses everybody else', async () => {
    const ports = memoryPorts();
    const id = await addAdvert(ports, await addUser(ports, 'amina'));
    const brian = await addUser(ports, 'brian');
    expect(await refusalOf(viewOwnAdvert(ports, brian, id))).toMatchObject({
      code: 'forbidden',
      message: texts.adverts.notOwner,
    });
    expect(await refusalOf(viewOwnAdvert(ports, visitor, id))).toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses what is not there', async () => {
    const ports = memoryPorts();
    const seller = await addUser(ports, 'amina');
    expect(await refusalOf(viewOwnAdvert(ports, seller, 'ad_1'))).toMatchObject({
      code: 'not-found',
      message: 'Herb not found',
    });
  });
});
