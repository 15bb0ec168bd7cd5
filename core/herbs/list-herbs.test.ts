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
  expect(await listHerbs(ports, 'en')).toMatchObject([
    {
      slug: 'bitter-leaf',
      name: 'Bitter leaf',
      otherNames: ['mululuza', 'olubirizi', 'labwori'],
      adverts: 1,
    },
    { slug: 'neem', name: 'Neem', otherNames: ['Indian lilac', 'nim tree', 'mwarobaini'], adverts: 2 },
  ]);
});

it('lists herbs by their names in the language of the page, each with all other names once', async () => {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  for (const herbtitle of ['Mango', 'Neem oil', 'Dried bitter leaf'])
    await addAdvert(ports, seller, { herbtitle, description: 'Dried.' });
  const neem = ['Indian lilac', 'nim tree'];
  expect(await listHerbs(ports, 'lg')).toMatchObject([
    { name: 'Mululuza', otherNames: ['bitter leaf', 'olubirizi', 'labwori'] },
    { name: 'Neem', otherNames: [...neem, 'mwarobaini'] },
    { name: 'Omuyembe', otherNames: ['mango', 'muyembe'] },
  ]);
  expect(await listHerbs(ports, 'sw')).toMatchObject([
    { name: 'Bitter leaf', otherNames: ['mululuza', 'olubirizi', 'labwori'] },
    { name: 'Mango', otherNames: ['omuyembe', 'muyembe'] },
    { name: 'Mwarobaini', otherNames: ['neem', ...neem] },
  ]);
});

it('finds herbs by the first letters of any name, also with the apostrophes and endings that people add', async () => {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  for (const herbtitle of ['Neem oil', 'Dried bitter leaf']) await addAdvert(ports, seller, { herbtitle });
  const found = async (words: string) => (await listHerbs(ports, 'en', words)).map(({ slug }) => slug);
  expect(await found('mwaro')).toEqual(['neem']);
  expect(await found('Mululuza')).toEqual(['bitter-leaf']);
  expect(await found('bitter leaves')).toEqual(['bitter-leaf']);
  expect(await found('azadirachta')).toEqual(['neem']);
  expect(await found('ginger')).toEqual([]);
  expect(await found(' ! ')).toEqual(['bitter-leaf', 'neem']);
});
