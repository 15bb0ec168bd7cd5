import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureFileName } from '../../core/entities/picture.ts';
import { describeExposedFiles, describePhotoStore } from '../contracts/photo-store.ts';
import type { TestS3 } from './radosgw-for-test.ts';
import { clientOf, makeBucket, startS3, type TestBucket } from './s3-for-test.ts';
import { createS3PhotoStore, type S3PhotoStoreOptions } from './s3-photo-store.ts';

const key = `ab${'0'.repeat(30)}`;
const name = pictureFileName(key, 640, 'webp');

let s3: TestS3;
let bucket: TestBucket;

/** A busy machine is not a dead server; how long to wait for one is covered by the tests of faults. */
const timeouts = { read: 30_000, write: 30_000, attempt: 30_000 };

function open(options: Partial<S3PhotoStoreOptions> = {}) {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  const access = { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle: true };
  return createS3PhotoStore({ ...access, bucket: bucket.name, timeouts, ...options });
}

beforeAll(async () => {
  s3 = await startS3();
});

afterAll(() => s3.stop());

beforeEach(async () => {
  bucket = await makeBucket(s3);
  return () => bucket.remove();
});

describePhotoStore('on S3', async () => ({
  photoStore: open({ pageSize: 7 }),
  now: () => new Date(),
  leaveHalfWritten: async () => 0,
  close: async () => {},
}));

describeExposedFiles('on S3', async () => ({
  photoStore: open({ pageSize: 7, publicUrl: 'https://pictures.example' }),
  now: () => new Date(),
  leaveHalfWritten: async () => 0,
  close: async () => {},
}));

describe('the S3 photo store', () => {
  test('keeps pictures of messages where browsers that know their names find nothing', async () => {
    const file = pictureFileName(`chat${key}`, 320, 'webp');
    for (const publicUrl of [undefined, 'https://pictures.example']) {
      await open({ publicUrl }).put(file, new Uint8Array([7]));
    }
    const { Contents = [] } = await clientOf(s3).send(new ListObjectsV2Command({ Bucket: bucket.name }));
    expect(Contents.map(({ Key }) => Key)).toEqual([
      expect.stringMatching(new RegExp(`^messages/${file}\\.[0-9a-f]{32}$`)),
    ]);
    const [{ Key } = {}] = Contents;
    const { CacheControl } = await clientOf(s3).send(new HeadObjectCommand({ Bucket: bucket.name, Key }));
    expect(CacheControl).toBe('private, no-store');
  });

  test('tells caches that a picture stays as it is, and browsers what it is', async () => {
    for (const [format, contentType] of [
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const Key = pictureFileName(key, 320, format);
      await open().put(Key, new Uint8Array([1, 2, 3]));
      expect(await clientOf(s3).send(new HeadObjectCommand({ Bucket: bucket.name, Key }))).toMatchObject({
        ContentType: contentType,
        CacheControl: 'public, max-age=31536000, s-maxage=60, immutable',
        ContentLength: 3,
      });
    }
  });

  test('takes 20 pictures of 10 megabytes, four at a time, and gives them back whole', async () => {
    const store = open();
    const bytesOf = (number: number) => Buffer.alloc(10_000_000, `herb ${number};`);
    const nameOf = (number: number) => pictureFileName(number.toString(16).padStart(32, '0'), 1280, 'jpg');
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const work = numbers.values();
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (const number of work) {
          await store.put(nameOf(number), bytesOf(number));
          const found = await store.read(nameOf(number));
          expect(Buffer.compare(found ?? new Uint8Array(), bytesOf(number)), nameOf(number)).toBe(0);
        }
      }),
    );
  });

  test('writes 100 pictures at once', async () => {
    const store = open();
    const names = Array.from({ length: 100 }, (_, number) =>
      pictureFileName(number.toString(16).padStart(32, '0'), 320, 'webp'),
    );
    await Promise.all(names.map((each, index) => store.put(each, new Uint8Array([index]))));
    const read = await Promise.all(names.map((each) => store.read(each)));
    expect(read.map((bytes) => bytes?.[0])).toEqual(names.map((_, index) => index));
  });

  test('leaves a withheld picture at no address that anybody can guess, as it was', async () => {
    await open().put(name, new Uint8Array([1]));
    const { exposed } = open({ publicUrl: 'https://pictures.example' });
    await exposed?.withhold(key);
    const listed = await clientOf(s3).send(new ListObjectsV2Command({ Bucket: bucket.name }));
    const [Key = '', ...others] = (listed.Contents ?? []).map((object) => object.Key);
    expect(others).toEqual([]);
    expect(Key).toMatch(new RegExp(`^withheld/${name}\\.[0-9a-f]{32}$`));
    expect(await clientOf(s3).send(new HeadObjectCommand({ Bucket: bucket.name, Key }))).toMatchObject({
      ContentType: 'image/webp',
    });
    expect(await open().read(name)).toEqual(new Uint8Array([1]));
    await exposed?.release(key);
    const back = await clientOf(s3).send(new HeadObjectCommand({ Bucket: bucket.name, Key: name }));
    expect(back).toMatchObject({
      ContentType: 'image/webp',
      CacheControl: expect.stringContaining('immutable'),
    });
  });

  test('replaces a name that is there with other bytes', async () => {
    await open().put(name, new Uint8Array([1]));
    await open().put(name, new Uint8Array([2, 3]));
    expect(await open().read(name)).toEqual(new Uint8Array([2, 3]));
  });

  test('keeps an empty file', async () => {
    await open().put(name, new Uint8Array());
    expect(await open().read(name)).toEqual(new Uint8Array());
  });

  test('ignores objects that are not pictures and leaves them', async () => {
    const notes = { Bucket: bucket.name, Key: 'notes.txt' };
    await clientOf(s3).send(new PutObjectCommand({ ...notes, Body: 'not ours' }));
    await open().put(name, new Uint8Array([1]));
    const listed: string[] = [];
    for await (const entry of open().keys()) listed.push(entry.key);
    expect(listed).toEqual([key]);
    await open().removeAll(key);
    const { Body } = await clientOf(s3).send(new GetObjectCommand(notes));
    expect(await Body?.transformToString()).toBe('not ours');
  });

  test('finds its bucket', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });

  test('is refused at once with a wrong secret, and does not reveal it', async () => {
    const secretAccessKey = 'the-wrong-secret';
    const stranger = open({ secretAccessKey });
    const acts = [
      () => stranger.put(name, new Uint8Array([1])),
      () => stranger.read(name),
      () => stranger.removeAll(key),
      () => stranger.keys()[Symbol.asyncIterator]().next(),
      () => stranger.check(),
    ];
    for (const act of acts) {
      const error = await act().then(() => undefined, inFull);
      expect(error).toContain('failed after 1 attempt: 403 SignatureDoesNotMatch');
      for (const hidden of [secretAccessKey, s3.accessKeyId, 'AWS4']) expect(error).not.toContain(hidden);
    }
    expect(await open().read(name)).toBeUndefined();
  });

  test('says that the bucket is missing, and does not report a picture as missing because of it', async () => {
    const lost = open({ bucket: `${bucket.name}-lost` });
    await expect(lost.check()).rejects.toThrow('404 NoSuchBucket');
    await expect(lost.read(name)).rejects.toThrow('404 NoSuchBucket');
    await expect(lost.put(name, new Uint8Array([1]))).rejects.toThrow('404 NoSuchBucket');
  });

  test('fails while the server is dead, and works as before when it is back', async () => {
    const store = open({ timeouts: { ...timeouts, pause: 1 } });
    await store.put(name, new Uint8Array([1, 2]));
    await s3.kill();
    await expect(store.read(name)).rejects.toThrow('failed after 3 attempts: ECONNREFUSED');
    await expect(store.put(name, new Uint8Array([3]))).rejects.toThrow('ECONNREFUSED');
    await expect(store.removeAll(key)).rejects.toThrow('ECONNREFUSED');
    await s3.revive();
    expect(await store.read(name)).toEqual(new Uint8Array([1, 2]));
    await store.removeAll(key);
    expect(await store.read(name)).toBeUndefined();
  });
});

/** Everything in an error that a log could show. */
function inFull(error: Error): string {
  return JSON.stringify([error.message, error.stack, error.cause, Object.entries(error)]);
}
