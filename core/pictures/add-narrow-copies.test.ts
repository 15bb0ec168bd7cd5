import { expect, it } from 'vitest';
import { fakePicture, readFakeCopy } from '../../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { pictureFileName, wideFileNames } from '../entities/picture.ts';
import { addUser } from '../fixtures-for-test.ts';
import { hour } from '../shared/time/durations.ts';
import { addNarrowCopies } from './add-narrow-copies.ts';
import { createNarrowCheck } from './has-narrow-copies.ts';

const keyOf = (number: number) => number.toString(16).padStart(32, '0');

/** This many pictures as they were before there were narrow copies, and the task that the migration leaves. */
async function oldPictures(count: number) {
  const ports = memoryPorts();
  const { accountId } = await addUser(ports, 'nakato');
  const until = new Date(ports.clock.now().getTime() + hour);
  for (let number = 0; number < count; number += 1) {
    const key = keyOf(number);
    const upload = fakePicture({ width: 800 + number, height: 600 });
    const encoded = await ports.pictureEncoder.encode(upload, limits, accountId);
    if (!encoded.ok) throw new Error(encoded.problem);
    const { width, height, placeholder, copies } = encoded.picture;
    for (const copy of copies) {
      const name = pictureFileName(key, copy.width, copy.format);
      if (wideFileNames(key).includes(name)) await ports.photoStore.put(name, copy.bytes);
    }
    await ports.pictures.hold(
      { key, width, height, placeholder },
      { accountId, until, bytes: 600, narrow: false },
    );
  }
  await ports.outbox.add('add-narrow-copies', { kind: 'add-narrow-copies' }, ports.clock.now());
  return { ports, accountId };
}

const limits = {
  maxPixels: 1e9,
  maxShrunkPixels: 1e9,
  maxSide: 1e9,
  maxRatio: 1e9,
  maxSeconds: 1,
  maxCopyBytes: { 64: 1e9, 160: 1e9, 320: 1e9, 640: 1e9, 1280: 1e9 },
};

async function widthsStored(ports: MemoryPorts, key: string): Promise<number[]> {
  const read = [64, 160].map(async (width) => {
    const bytes = await ports.photoStore.read(`${key}-${width}.webp`);
    return bytes === undefined ? [] : [readFakeCopy(bytes).width];
  });
  return (await Promise.all(read)).flat();
}

it('gives every old picture its narrow copies, and counts their size', async () => {
  const { ports, accountId } = await oldPictures(23);
  const hasAll = createNarrowCheck(ports);
  expect(await hasAll()).toBe(false);
  const before = await ports.pictures.bytesOf(accountId);
  await dispatchOutbox(ports);
  expect(await hasAll()).toBe(true);
  for (let number = 0; number < 23; number += 1)
    expect(await widthsStored(ports, keyOf(number))).toEqual([64, 160]);
  expect(await ports.pictures.bytesOf(accountId)).toBeGreaterThan(before);
  expect(ports.database.tables.outbox.size).toBe(0);
});

it('continues where it was after a failure of the store', async () => {
  const { ports } = await oldPictures(5);
  let left = 5;
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    async put(name, bytes) {
      if (left === 0) throw new Error('The store does not answer.');
      left -= 1;
      await ports.photoStore.put(name, bytes);
    },
  };
  await expect(addNarrowCopies({ ...ports, photoStore })).rejects.toThrow('does not answer');
  expect(await ports.pictures.lackingNarrow(100)).toEqual([2, 3, 4].map(keyOf));
  await dispatchOutbox(ports);
  expect(await ports.pictures.lackingNarrow(100)).toEqual([]);
  expect(await widthsStored(ports, keyOf(2))).toEqual([64, 160]);
});

it('skips a picture whose copies are lost or damaged', async () => {
  const { ports } = await oldPictures(3);
  await ports.photoStore.removeAll(keyOf(0));
  await ports.photoStore.put(pictureFileName(keyOf(1), 640, 'webp'), new Uint8Array([1]));
  await dispatchOutbox(ports);
  expect(await createNarrowCheck(ports)()).toBe(true);
  expect(await widthsStored(ports, keyOf(1))).toEqual([]);
  expect(await widthsStored(ports, keyOf(2))).toEqual([64, 160]);
});

it('does not ask the database again once all pictures have theirs', async () => {
  const { ports } = await oldPictures(0);
  let asked = 0;
  const pictures: MemoryPorts['pictures'] = {
    ...ports.pictures,
    lackingNarrow(limit) {
      asked += 1;
      return ports.pictures.lackingNarrow(limit);
    },
  };
  const hasAll = createNarrowCheck({ pictures });
  expect([await hasAll(), await hasAll()]).toEqual([true, true]);
  expect(asked).toBe(1);
});
