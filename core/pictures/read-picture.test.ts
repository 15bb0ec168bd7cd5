import { expect, it } from 'vitest';
import { fakePicture, readFakeCopy } from '../../adapters/memory/fake-picture.ts';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, refusalOf } from '../fixtures-for-test.ts';
import { holdPicture } from './hold-picture.ts';
import { readPicture } from './read-picture.ts';

it.each([
  ['64', 'webp', 'image/webp'],
  ['160', 'webp', 'image/webp'],
  ['320', 'webp', 'image/webp'],
  ['640', 'webp', 'image/webp'],
  ['1280', 'jpg', 'image/jpeg'],
])('reads the copy %s wide as %s', async (width, format, contentType) => {
  const ports = memoryPorts();
  const { key } = await holdPicture(
    ports,
    await addUser(ports, 'nakato'),
    fakePicture({ width: 4000, height: 3000 }),
  );
  const copy = await readPicture(ports, `${key}-${width}.${format}`);
  expect(copy.contentType).toBe(contentType);
  expect(readFakeCopy(copy.bytes)).toMatchObject({ width: Number(width), format });
});

it('treats a picture as missing only when the store says so', async () => {
  const ports = memoryPorts();
  const failure = new Error('The store does not answer.');
  const photoStore: MemoryPorts['photoStore'] = { ...ports.photoStore, read: () => Promise.reject(failure) };
  const read = readPicture({ photoStore }, `${'a'.repeat(32)}-320.webp`);
  await expect(read).rejects.toMatchObject({ cause: failure });
  expect(await refusalOf(read)).toMatchObject({ code: 'unavailable', retryAfter: 10 });
});

it.each([
  '',
  'a'.repeat(32),
  `${'a'.repeat(32)}-320.png`,
  `${'a'.repeat(32)}-321.webp`,
  `${'a'.repeat(32)}-64.jpg`,
  `${'A'.repeat(32)}-320.webp`,
  `${'a'.repeat(32)}-320.webp\n`,
  `../${'a'.repeat(32)}-320.webp`,
  '../../etc/passwd',
  '/etc/passwd',
])('refuses the name %j without asking the store', async (name) => {
  const ports = memoryPorts();
  const photoStore: MemoryPorts['photoStore'] = {
    ...ports.photoStore,
    read: () => Promise.reject(new Error('The store was asked.')),
  };
  expect((await refusalOf(readPicture({ photoStore }, name))).code).toBe('not-found');
});

it('does not find a picture that does not exist', async () => {
  const refusal = await refusalOf(readPicture(memoryPorts(), `${'a'.repeat(32)}-320.webp`));
  expect(refusal).toEqual({ code: 'not-found', message: 'Picture not found', fields: {} });
});
