import { randomBytes } from 'node:crypto';
import { DeleteBucketCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createBucket } from './create-bucket.ts';
import type { TestS3 } from './radosgw-for-test.ts';
import { clientOf, makeBucket, startS3 } from './s3-for-test.ts';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const optionsFor = (bucket: string) => ({ ...s3, bucket, forcePathStyle: true });

test('creates the bucket if it is missing, and says whether it was', async () => {
  const bucket = `eddagala-${randomBytes(8).toString('hex')}`;
  onTestFinished(async () => void (await clientOf(s3).send(new DeleteBucketCommand({ Bucket: bucket }))));
  expect(await createBucket(optionsFor(bucket))).toBe(true);
  expect(await createBucket(optionsFor(bucket))).toBe(false);
});

test('leaves what is in a bucket', async () => {
  const bucket = await makeBucket(s3);
  onTestFinished(() => bucket.remove());
  const object = { Bucket: bucket.name, Key: 'herb.txt' };
  await clientOf(s3).send(new PutObjectCommand({ ...object, Body: 'moringa' }));
  expect(await createBucket(optionsFor(bucket.name))).toBe(false);
  const { Body } = await clientOf(s3).send(new GetObjectCommand(object));
  expect(await Body?.transformToString()).toBe('moringa');
});

test('says in one line that a secret is wrong or that nobody answers, and not what was sent', async () => {
  const stranger = { ...optionsFor('herbs'), secretAccessKey: 'the-wrong-secret' };
  await expect(createBucket(stranger)).rejects.toThrow(/^Bucket herbs: 403 \w+$/);
  const nowhere = { ...optionsFor('herbs'), endpoint: 'http://127.0.0.1:1' };
  await expect(createBucket(nowhere)).rejects.toThrow('Bucket herbs: ECONNREFUSED');
});
