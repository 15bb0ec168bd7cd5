import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { type S3Address, startRadosgw, type TestS3 } from './radosgw-for-test.ts';
import { reachS3 } from './reach-s3-for-test.ts';

/** The server of S3_TEST_ENDPOINT and the other S3_TEST_ variables; without them, a radosgw of this process. */
export function startS3(): Promise<TestS3> {
  return process.env['S3_TEST_ENDPOINT'] ? reachS3() : startRadosgw();
}

export interface TestBucket {
  readonly name: string;
  /** Empties and removes the bucket. */
  remove(): Promise<void>;
}

export function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Address): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

export async function makeBucket(s3: S3Address): Promise<TestBucket> {
  const client = clientOf(s3);
  const name = `eddagala-${randomBytes(8).toString('hex')}`;
  await client.send(new CreateBucketCommand({ Bucket: name }));
  return {
    name,
    async remove() {
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: name }));
        if (Contents.length === 0) break;
        await Promise.all(
          Contents.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket: name, Key }))),
        );
      }
      await client.send(new DeleteBucketCommand({ Bucket: name }));
      client.destroy();
    },
  };
}
