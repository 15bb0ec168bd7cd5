import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { toggleLike } from '../adverts/toggle-like.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { browseHerbs } from './browse-herbs.ts';
import { keepHerbCounts } from './herb-counts.ts';

const ten = [
  'neem',
  'moringa',
  'ginger',
  'garlic',
  'turmeric',
  'lemongrass',
  'guava',
  'papaya',
  'rosemary',
  'avocado',
];

const pause = async () => undefined;

async function shop() {
  const ports = memoryPorts();
  return { ports, seller: await addUser(ports, 'amina'), browse: () => browseHerbs(ports, 'en') };
}

it('leads with the eight herbs that have most adverts, and counts all', async () => {
  const { ports, seller, browse } = await shop();
  for (const herbtitle of [...ten, 'avocado', 'rosemary', 'avocado oil'])
    await addAdvert(ports, seller, { herbtitle, description: 'Dried.' });
  const { herbs, all } = await browse();
  expect(herbs.map(({ slug }) => slug).slice(0, 3)).toEqual(['avocado', 'rosemary', 'garlic']);
  expect([herbs.length, all]).toEqual([8, 10]);
  expect(herbs[0]?.name).toBe('Avocado');
  expect((await browseHerbs(ports, 'sw')).herbs[0]).toEqual({ ...herbs[0], name: 'Mparachichi' });
});

it('shows the cover of the most liked advert, and follows every advert of a small shop', async () => {
  const { ports, seller, browse } = await shop();
  const liked = await addAdvert(ports, seller, { herbtitle: 'Neem oil', description: 'Pressed.' });
  const newest = await addAdvert(ports, seller, { herbtitle: 'Neem bark', description: 'Dried.' });
  const coverOf = async (id: string) => (await ports.adverts.byId(id))?.pictures[0];
  await toggleLike(ports, await addUser(ports, 'baraka'), { advertId: liked, liked: true });
  expect((await browse()).herbs).toMatchObject([{ slug: 'neem', picture: await coverOf(liked) }]);
  await deleteAdvert(ports, seller, liked);
  expect((await browse()).herbs[0]?.picture).toEqual(await coverOf(newest));
  await deleteAdvert(ports, seller, newest);
  expect(await browse()).toEqual({ herbs: [], all: 0 });
});

it('leads in a large shop with what had most adverts when they were last counted', async () => {
  const { ports, seller, browse } = await shop();
  for (let number = 0; number < 100; number += 1) {
    await addAdvert(ports, seller, { herbtitle: 'Neem', description: 'Dried.' });
    ports.clock.advance(1);
  }
  const slugs = async () => (await browse()).herbs.map(({ slug }) => slug);
  expect(await slugs()).toEqual(['neem']);
  await keepHerbCounts(ports, pause);
  await addAdvert(ports, seller, { herbtitle: 'Ginger', description: 'Dried.' });
  expect(await slugs()).toEqual(['neem']);
  await keepHerbCounts(ports, pause);
  expect(await slugs()).toEqual(['neem', 'ginger']);
});

it('follows a small shop whatever was counted', async () => {
  const { ports, seller, browse } = await shop();
  await keepHerbCounts(ports, pause);
  const advertId = await addAdvert(ports, seller, { herbtitle: 'Neem', description: 'Dried.' });
  expect((await browse()).all).toBe(1);
  await keepHerbCounts(ports, pause);
  await deleteAdvert(ports, seller, advertId);
  expect((await browse()).all).toBe(0);
});
