import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3PhotoStoreOptions } from './s3-photo-store.ts';

type BucketOptions = Pick<
  S3PhotoStoreOptions,
  'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey' | 'forcePathStyle'
>;

/**
 * Creates the bucket, which is private by default; returns false if it already exists. Rejects with one line that names
 * the kind of failure, and nothing of the request.
 */
export async function createBucket({ bucket: Bucket, ...options }: BucketOptions): Promise<boolean> {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = options;
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  try {
    const missing = await client.send(new HeadBucketCommand({ Bucket })).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Error && error.name === 'NotFound') return true;
        throw error;
      },
    );
    if (missing) await client.send(new CreateBucketCommand({ Bucket }));
    return missing;
  } catch (error) {
    // The client's error contains the signed request, so it isn't attached.
    throw new Error(`Bucket ${Bucket}: ${kindOf(error)}`);
  } finally {
    client.destroy();
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return [$metadata?.httpStatusCode, typeof code === 'string' ? code : error.name].filter(Boolean).join(' ');
}
