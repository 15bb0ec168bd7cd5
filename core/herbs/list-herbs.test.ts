import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { listHerbs } from './list-herbs.ts';

it('lists each herb that an advert is about, from A to Z, with its other names', async () => {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  for (const herbtitle of ['Neem oil', 'Fresh mwarobaini', 'Dried bitter leaf', 'A pot', 'Khat']) {
    await addAdvert(ports, seller, { herbtitle, description: 'Dried.' });
  }
  expect(await listHerbs(ports)).toMatchObject([
    {
      slug: 'bitter-leaf',
      name: 'Bitter leaf',
      otherNames: ['mululuza', 'olubirizi', 'labwori'],
      adverts: 1,
    },
    { slug: 'neem', name: 'Neem', otherNames: ['Indian lilac', 'nim tree', 'mwarobaini'], adverts: 2 },
  ]);
});
