import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { recogniseHerb } from './recognise-herb.ts';

it('recognises a herb by any name, with its picture and what it usually costs', async () => {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  for (let price = 1000; price <= 8000; price += 1000) {
    await addAdvert(ports, seller, { herbtitle: 'Neem', price: String(price) });
  }
  const herb = await recogniseHerb(ports, 'fresh mwarobaini, cut today', 'en');
  expect(herb).toMatchObject({ slug: 'neem', name: 'Neem', usualPrices: [{ low: 3000, high: 6000 }] });
  expect(herb?.otherNames).toContain('Indian lilac');
  expect(herb?.picture).toBeDefined();
});

it('calls the herb as the page does, whatever the text calls it', async () => {
  const herb = await recogniseHerb(memoryPorts(), 'bitter leaf tea', 'lg');
  expect(herb).toMatchObject({ name: 'Mululuza', otherNames: ['bitter leaf', 'olubirizi', 'labwori'] });
});

it('recognises a herb that nobody sells, and none in a text about two or about something else', async () => {
  const ports = memoryPorts();
  expect(await recogniseHerb(ports, 'Moringa', 'en')).toMatchObject({ picture: undefined, usualPrices: [] });
  expect(await recogniseHerb(ports, 'moringa and ginger', 'en')).toBeUndefined();
  expect(await recogniseHerb(ports, 'a clay pot', 'en')).toBeUndefined();
});
