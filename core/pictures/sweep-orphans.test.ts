import { expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { editAccount } from '../accounts/edit-account.ts';
import { deleteAdvert } from '../adverts/delete-advert.ts';
import { addAdvert, profileForm, twoUsers } from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import type { User } from '../shared/viewer.ts';
import { holdPicture } from './hold-picture.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const uploadOf = (note: string) => fakePicture({ width: 800, height: 600, note });

function hold(ports: MemoryPorts, user: User, note: string): Promise<string> {
  return holdPicture(ports, user, uploadOf(note)).then((picture) => picture.key);
}

function storedKeys(ports: MemoryPorts): string[] {
  return [...new Set([...ports.photoStore.files.keys()].map((name) => name.slice(0, 32)))].sort();
}

it('keeps what an advert, a profile or a hold refers to, and removes the rest', async () => {
  const { ports, amina: user } = await twoUsers();
  const ofAdvert = await hold(ports, user, 'advert');
  await addAdvert(ports, user, { pictureKeys: [ofAdvert] });
  const ofProfile = await hold(ports, user, 'profile');
  await editAccount(ports, user, profileForm({ pictureKeys: [ofProfile] }));
  const abandoned = await hold(ports, user, 'abandoned');
  ports.clock.advance(day + 1);
  const held = await hold(ports, user, 'held');

  await sweepOrphans(ports);
  expect(storedKeys(ports)).toEqual([ofAdvert, ofProfile, held].sort());
  expect(await ports.pictures.byKey(abandoned)).toBeUndefined();
});

it('removes the pictures of a deleted advert, except those that another advert shows too', async () => {
  const { ports, amina: user } = await twoUsers();
  const shared = await hold(ports, user, 'shared');
  const own = await hold(ports, user, 'own');
  const deleted = await addAdvert(ports, user, { pictureKeys: [shared, own] });
  await hold(ports, user, 'shared');
  await addAdvert(ports, user, { pictureKeys: [shared] });

  await deleteAdvert(ports, user, deleted);
  await sweepOrphans(ports);
  expect(storedKeys(ports)).toEqual([shared]);
});

it('continues until none is left, however many there are', async () => {
  const { ports, amina: user } = await twoUsers();
  const picture = { width: 1, height: 1, placeholder: 'data:,' };
  for (let count = 0; count < 120; count += 1) {
    const key = ports.digests.sha256(String(count)).slice(0, 32);
    await ports.pictures.hold({ ...picture, key }, { accountId: user.accountId, until: ports.clock.now() });
  }
  ports.clock.advance(1);
  await sweepOrphans(ports);
  expect(ports.database.tables.pictures.size).toBe(0);
});

it('is not held up by one that cannot be removed, and finds it again', async () => {
  const { ports, amina: user } = await twoUsers();
  const stuck = await hold(ports, user, 'stuck');
  await hold(ports, user, 'free');
  ports.clock.advance(day + 1);
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    async removeAll(key) {
      if (key === stuck) throw new Error('Permission denied.');
      await ports.photoStore.removeAll(key);
    },
  };
  await expect(sweepOrphans({ ...ports, photoStore })).rejects.toThrow(
    'Pictures that could not be removed: 1.',
  );
  expect(storedKeys(ports)).toEqual([stuck]);
  expect(await ports.pictures.byKey(stuck)).toBeDefined();

  await sweepOrphans(ports);
  expect(storedKeys(ports)).toEqual([]);
});

it('does not make transactions wait for a store that does not answer', async () => {
  const { ports, amina: user } = await twoUsers();
  for (const note of ['leaf', 'root', 'seed']) await hold(ports, user, note);
  ports.clock.advance(day + 1);
  let asked = 0;
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    async read() {
      asked += 1;
      throw new Error('The store does not answer.');
    },
    removeAll: () => expect.unreachable('asked within a transaction'),
  };
  await expect(sweepOrphans({ ...ports, photoStore })).rejects.toThrow('The store does not answer.');
  expect(asked).toBe(1);
  expect(storedKeys(ports)).toHaveLength(3);

  await sweepOrphans(ports);
  expect(storedKeys(ports)).toEqual([]);
});
