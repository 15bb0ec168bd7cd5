import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf, makeBucket, startS3 } from './s3-for-test.ts';

test('S3 answers those who know its secret, keeps its data over its death, and is gone in the end', async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const bucket = await makeBucket(s3);
  const object = { Bucket: bucket.name, Key: 'herb.txt' };
  await clientOf(s3).send(new PutObjectCommand({ ...object, Body: 'moringa' }));
  const stranger = clientOf({ ...s3, secretAccessKey: 'wrong' });
  await expect(stranger.send(new GetObjectCommand(object))).rejects.toThrow(
    expect.objectContaining({ name: 'SignatureDoesNotMatch' }),
  );

  await s3.kill();
  await expect(fetch(s3.endpoint)).rejects.toThrow();
  await s3.revive();
  const found = await clientOf(s3).send(new GetObjectCommand(object));
  expect(await found.Body?.transformToString()).toBe('moringa');

  await bucket.remove();
  await s3.stop();
  await expect(fetch(s3.endpoint)).rejects.toThrow();
});
