import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureFileName, pictureFileNames } from '../../core/entities/picture.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';
import { atOnce } from './samples.ts';

/** An empty photo store and a way to damage it. */
type PhotoStoreFixture = () => Promise<{
  readonly photoStore: PhotoStore;
  /** The clock from which the store stamps its files. */
  now(): Date;
  /** Leaves the files that a crash within `put` would leave; returns their number, 0 if the store leaves none. */
  leaveHalfWritten(): Promise<number>;
  close(): Promise<void>;
}>;

const minute = 60_000;

function keyOf(number: number): string {
  return number.toString(16).padStart(32, 'a');
}

function bytesOf(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values);
}

const notNames = [
  '',
  '.',
  '..',
  '../secret',
  `../${keyOf(1)}-320.webp`,
  `/${keyOf(1)}-320.webp`,
  `${keyOf(1)}/../${keyOf(1)}-320.webp`,
  `${keyOf(1)}-320.webp/..`,
  `${keyOf(1)}-320.webp\0`,
  `${keyOf(1)}-320.webp\n`,
  `${keyOf(1)}-321.webp`,
  `${keyOf(1)}-320.png`,
  `${keyOf(1)}-64.jpg`,
  `${keyOf(1)}-160.jpg`,
  `${keyOf(1).toUpperCase()}-320.webp`,
  `${keyOf(1).slice(1)}-320.webp`,
  `hat${keyOf(1)}-320.webp`,
  `chat-${keyOf(1)}-320.webp`,
  'C:\\secret',
  '%2e%2e%2fsecret',
];

export function describePhotoStore(name: string, fixture: PhotoStoreFixture): void {
  describe(`${name}: photo store`, () => {
    let open: Awaited<ReturnType<PhotoStoreFixture>>;
    beforeEach(async () => {
      open = await fixture();
    });
    afterEach(async () => {
      await open.close();
    });

    const fileName = (number: number) => pictureFileName(keyOf(number), 320, 'webp');

    async function read(fileName: string): Promise<readonly number[] | undefined> {
      const bytes = await open.photoStore.read(fileName);
      return bytes === undefined ? undefined : [...bytes];
    }

    async function keys(): Promise<readonly string[]> {
      const found: string[] = [];
      for await (const { key } of open.photoStore.keys()) found.push(key);
      return found.toSorted();
    }

    test('returns the bytes of a name', async () => {
      const allBytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      await open.photoStore.put(fileName(1), allBytes);
      expect(await read(fileName(1))).toEqual([...allBytes]);
    });

    test('returns a whole file of two megabytes', async () => {
      const large = Uint8Array.from({ length: 2_000_000 }, (_, index) => (index * 31) % 251);
      await open.photoStore.put(fileName(1), large);
      const found = await open.photoStore.read(fileName(1));
      expect(found?.length).toBe(large.length);
      expect(Buffer.compare(found ?? new Uint8Array(), large)).toBe(0);
    });

    test('keeps every width and format of a picture apart', async () => {
      const names = pictureFileNames(keyOf(1));
      for (const [index, each] of names.entries()) await open.photoStore.put(each, bytesOf(index, 7));
      for (const [index, each] of names.entries()) expect(await read(each)).toEqual([index, 7]);
    });

    test('keeps a picture of messages beside one with the same digits, and forgets it alone', async () => {
      const key = `chat${keyOf(1)}`;
      const names = pictureFileNames(key);
      await open.photoStore.put(fileName(1), bytesOf(9));
      for (const [index, each] of names.entries()) await open.photoStore.put(each, bytesOf(index, 7));
      await open.photoStore.put(pictureFileName(key, 320, 'webp'), bytesOf(1));
      await open.photoStore.put(pictureFileName(key, 320, 'webp'), bytesOf(2));
      for (const [index, each] of names.entries()) {
        expect(await read(each)).toEqual(each.endsWith('-320.webp') ? [2] : [index, 7]);
      }
      expect(await keys()).toEqual([keyOf(1), key].toSorted());
      await open.photoStore.removeAll(key);
      for (const each of names) expect(await read(each)).toBeUndefined();
      expect(await keys()).toEqual([keyOf(1)]);
      expect(await read(fileName(1))).toEqual([9]);
    });

    test('returns undefined for a name that is not there', async () => {
      await open.photoStore.put(fileName(1), bytesOf(1));
      expect(await read(fileName(2))).toBeUndefined();
      expect(await read(pictureFileName(keyOf(1), 640, 'webp'))).toBeUndefined();
      expect(await read(pictureFileName(keyOf(1), 320, 'jpg'))).toBeUndefined();
    });

    test('does not treat writing a name again as an error', async () => {
      await open.photoStore.put(fileName(1), bytesOf(1, 2, 3));
      await open.photoStore.put(fileName(1), bytesOf(1, 2, 3));
      expect(await read(fileName(1))).toEqual([1, 2, 3]);
      expect(await keys()).toEqual([keyOf(1)]);
    });

    test('keeps one whole file when the same name is written 10 times at once', async () => {
      const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
      await atOnce(10, () => open.photoStore.put(fileName(1), bytes));
      const found = await open.photoStore.read(fileName(1));
      expect(Buffer.compare(found ?? new Uint8Array(), bytes)).toBe(0);
      expect(await keys()).toEqual([keyOf(1)]);
    });

    test('keeps its own copy of the bytes', async () => {
      const bytes = bytesOf(1, 2, 3);
      await open.photoStore.put(fileName(1), bytes);
      bytes.fill(9);
      (await open.photoStore.read(fileName(1)))?.fill(8);
      expect(await read(fileName(1))).toEqual([1, 2, 3]);
    });

    test.each(notNames)(
      'neither writes nor reads %j, which is not the name of a picture',
      async (notName) => {
        await open.photoStore.put(fileName(1), bytesOf(1));
        await expect(open.photoStore.put(notName, bytesOf(9))).rejects.toThrow();
        expect(await read(notName)).toBeUndefined();
        expect(await keys()).toEqual([keyOf(1)]);
        expect(await read(fileName(1))).toEqual([1]);
      },
    );

    test('removes every copy of that picture and no other', async () => {
      for (const number of [1, 2]) {
        for (const name of pictureFileNames(keyOf(number))) await open.photoStore.put(name, bytesOf(number));
      }
      await open.photoStore.removeAll(keyOf(1));
      expect(await keys()).toEqual([keyOf(2)]);
      for (const name of pictureFileNames(keyOf(1))) expect(await read(name)).toBeUndefined();
      for (const name of pictureFileNames(keyOf(2))) expect(await read(name)).toEqual([2]);
    });

    test.each([keyOf(404), '', '.', '..', '*', keyOf(1).slice(0, 31), `${keyOf(1)}-320`, '../..'])(
      'takes the removal of %j, which is not there, as no error',
      async (key) => {
        await open.photoStore.put(fileName(1), bytesOf(1));
        await open.photoStore.removeAll(key);
        expect(await read(fileName(1))).toEqual([1]);
      },
    );

    test('names every key once, with the time at which its newest file was written', async () => {
      const numbers = Array.from({ length: 40 }, (_, index) => index * 7);
      for (const number of numbers) {
        await open.photoStore.put(fileName(number), bytesOf(1));
        await open.photoStore.put(pictureFileName(keyOf(number), 640, 'jpg'), bytesOf(1));
      }
      const found: string[] = [];
      for await (const { key, storedAt } of open.photoStore.keys()) {
        found.push(key);
        expect(Math.abs(storedAt.getTime() - open.now().getTime())).toBeLessThan(10 * minute);
      }
      expect(found.toSorted()).toEqual(numbers.map(keyOf).toSorted());
    });

    test('lets pictures be removed while its keys are read, though copies of them are missing', async () => {
      for (const number of [1, 2, 3]) await open.photoStore.put(fileName(number), bytesOf(number));
      for await (const { key } of open.photoStore.keys()) await open.photoStore.removeAll(key);
      expect(await keys()).toEqual([]);
    });

    test('neither names nor returns what was half written', async () => {
      await open.photoStore.put(fileName(1), bytesOf(1));
      await open.leaveHalfWritten();
      expect(await keys()).toEqual([keyOf(1)]);
    });

    test('removes what was half written more than an hour ago, and nothing else', async () => {
      await open.photoStore.put(fileName(1), bytesOf(1));
      const leftovers = await open.leaveHalfWritten();
      const later = (minutes: number) => new Date(open.now().getTime() + minutes * minute);
      expect(await open.photoStore.removeLeftovers(later(30))).toBe(0);
      expect(await open.photoStore.removeLeftovers(later(90))).toBe(leftovers);
      expect(await open.photoStore.removeLeftovers(later(90))).toBe(0);
      expect(await read(fileName(1))).toEqual([1]);
    });
  });
}

/** For stores from which browsers fetch files directly. */
export function describeExposedFiles(name: string, fixture: PhotoStoreFixture): void {
  test(`${name}: a photo store withholds pictures, which it still reads, and releases them`, async () => {
    const { photoStore, close } = await fixture();
    const { exposed } = photoStore;
    if (exposed === undefined) throw new Error('Browsers cannot fetch its files.');
    const all = async <Item>(items: AsyncIterable<Item>) => {
      const found: Item[] = [];
      for await (const item of items) found.push(item);
      return found;
    };
    const keys = async () => (await all(photoStore.keys())).map(({ key }) => key).toSorted();
    const withheld = async () => (await all(exposed.withheld())).toSorted();
    const names = pictureFileNames(keyOf(1)).slice(0, 5);
    for (const number of [1, 2, 3])
      for (const file of pictureFileNames(keyOf(number)).slice(0, 5))
        await photoStore.put(file, bytesOf(number));

    for (const number of [1, 3, 404, 1]) await exposed.withhold(keyOf(number));
    expect(await withheld()).toEqual([keyOf(1), keyOf(3)]);
    for (const file of names) expect(await photoStore.read(file)).toEqual(bytesOf(1));
    expect(await photoStore.read(pictureFileNames(keyOf(1))[7] ?? '')).toBeUndefined();
    expect(await keys()).toEqual([1, 2, 3].map(keyOf));
    await photoStore.removeAll(keyOf(3));
    expect([await withheld(), await keys()]).toEqual([[keyOf(1)], [1, 2].map(keyOf)]);

    const ofMessages = `chat${keyOf(5)}`;
    const [file = ''] = pictureFileNames(ofMessages);
    await photoStore.put(file, bytesOf(5));
    await exposed.withhold(ofMessages);
    expect(await withheld()).toEqual([keyOf(1)]);
    await exposed.release(ofMessages);
    expect(await photoStore.read(file)).toEqual(bytesOf(5));
    await photoStore.removeAll(ofMessages);

    for (const number of [1, 2, 404, 1]) await exposed.release(keyOf(number));
    expect(await withheld()).toEqual([]);
    for (const file of names) expect(await photoStore.read(file)).toEqual(bytesOf(1));
    await close();
  });
}
