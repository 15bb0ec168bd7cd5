import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { similarAdverts } from '../adverts/similar-adverts.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';

it('finds the herbs of every old advert, and indexes the words of every profile, in parts', async () => {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const ids: string[] = [];
  for (let count = 0; count < 201; count += 1) {
    const herbtitle = count % 200 === 0 ? 'Fresh mlonge' : 'Fresh leaves';
    ids.push(await addAdvert(ports, seller, { herbtitle, description: 'Dried' }));
    const text = { title: herbtitle.toLowerCase(), description: 'dried' };
    await ports.adverts.setHerbs(ids[count] ?? '', { ...text, herbs: [] });
    ports.clock.advance(60 * 60 * 1000);
  }
  const [first = ''] = ids;
  const similar = async () =>
    (await similarAdverts(ports, visitor, { id: first, title: 'fresh mlonge' })).map(({ id }) => id);
  expect(await similar()).toEqual([]);

  const written: string[] = [];
  const profiles = {
    ...ports.profiles,
    indexWords: async (accountId: string) => void written.push(accountId),
  };
  for (let count = 0; count < 200; count += 1) await addUser(ports, `user${count}`);
  await ports.outbox.add('find-herbs', { kind: 'find-herbs' }, ports.clock.now());
  await dispatchOutbox({ ...ports, profiles });
  expect(await similar()).toEqual([ids[200]]);
  expect(new Set(written).size).toBe(201);
  expect(written).toHaveLength(201);
  expect(ports.database.tables.outbox.size).toBe(0);
});
