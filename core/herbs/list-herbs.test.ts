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

it('finds herbs by the first letters of any name, also with the apostrophes and endings that people add', async () => {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  for (const herbtitle of ['Neem oil', 'Dried bitter leaf']) await addAdvert(ports, seller, { herbtitle });
  const found = async (words: string) => (await listHerbs(ports, words)).map(({ slug }) => slug);
  expect(await found('mwaro')).toEqual(['neem']);
  expect(await found('Mululuza')).toEqual(['bitter-leaf']);
  expect(await found('bitter leaves')).toEqual(['bitter-leaf']);
  expect(await found('azadirachta')).toEqual(['neem']);
  expect(await found('ginger')).toEqual([]);
  expect(await found(' ! ')).toEqual(['bitter-leaf', 'neem']);
});
