import { expect, it } from 'vitest';
import { fakePicture } from '../../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { pictureFileName } from '../entities/picture.ts';
import { addUser, twoUsers } from '../fixtures-for-test.ts';
import { day, hour } from '../shared/time/durations.ts';
import { holdPicture } from './hold-picture.ts';
import { pictureKey } from './picture-key.ts';
import { sweepPictures } from './sweep-pictures.ts';

const upload = fakePicture({ width: 800, height: 600 });

it('removes files of unknown pictures once they are older than an hour', async () => {
  const ports = memoryPorts();
  await ports.photoStore.put(pictureFileName('a'.repeat(32), 320, 'webp'), upload);
  ports.clock.advance(hour - 1);
  await sweepPictures(ports);
  expect(ports.photoStore.files.size).toBe(1);
  ports.clock.advance(1);
  await sweepPictures(ports);
  expect(ports.photoStore.files.size).toBe(0);
});

it('keeps old files of a known picture', async () => {
  const ports = memoryPorts();
  await holdPicture(ports, await addUser(ports, 'nakato'), upload);
  ports.clock.advance(2 * hour);
  await sweepPictures(ports);
  expect(ports.photoStore.files.size).toBe(8);
});

it('removes what nothing refers to any more', async () => {
  const ports = memoryPorts();
  await holdPicture(ports, await addUser(ports, 'nakato'), upload);
  ports.clock.advance(day + 1);
  await sweepPictures(ports);
  expect(ports.photoStore.files.size).toBe(0);
});

it('checks again before removing: the picture may have been uploaded in the meantime', async () => {
  const { ports, amina: user } = await twoUsers();
  const key = pictureKey(ports, upload);
  await ports.photoStore.put(pictureFileName(key, 320, 'webp'), upload);
  ports.clock.advance(2 * hour);
  const pictures: MemoryPorts['pictures'] = {
    ...ports.pictures,
    async byKey(asked) {
      const known = await ports.pictures.byKey(asked);
      await holdPicture(ports, user, upload);
      return known;
    },
  };
  await sweepPictures({ ...ports, pictures });
  expect(ports.photoStore.files.size).toBe(8);
});

it('asks the store to remove half-written files', async () => {
  const ports = memoryPorts();
  const askedAt: Date[] = [];
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    async removeLeftovers(now) {
      askedAt.push(now);
      return 1;
    },
  };
  await sweepPictures({ ...ports, photoStore });
  expect(askedAt).toEqual([ports.clock.now()]);
});
