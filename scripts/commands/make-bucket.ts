import { createBucket } from '../../app/composition/open-adapters.server.ts';
import { prepareConfig } from '../cli/prepare-config.ts';

const { photos } = await prepareConfig();
if (photos.kind !== 's3') {
  console.error('PHOTO_STORE: expected s3; a disk needs no bucket.');
  process.exit(1);
}
try {
  const made = await createBucket(photos);
  console.log(
    made ? `The bucket ${photos.bucket} has been created.` : `The bucket ${photos.bucket} already exists.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
