import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pictureFileNames } from '../../../core/entities/picture.ts';
import { createDiskPhotoStore } from '../../photos/disk-photo-store.ts';
import type { TestS3 } from '../../photos/radosgw-for-test.ts';
import { makeBucket, startS3 } from '../../photos/s3-for-test.ts';
import { createS3PhotoStore } from '../../photos/s3-photo-store.ts';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { openSqlite } from '../connection/database.ts';
import { startPostgres, type TestPostgres } from '../connection/postgres-for-test.ts';
import { migrateToLatest } from '../upkeep/migrate-to-latest.ts';
import { copySite } from './copy-site.ts';
import { contentsOf, fillSite, pictureKeys } from './full-site-for-test.ts';

let s3: TestS3;
let postgres: TestPostgres;

beforeAll(async () => {
  [s3, postgres] = await Promise.all([startS3(), startPostgres()]);
});
afterAll(() => Promise.all([s3.stop(), postgres.stop()]));

const names = pictureKeys.flatMap(pictureFileNames);

test('a shop moves from SQLite and disk to PostgreSQL and S3 and back, after a server that died on the way', async () => {
  const folder = temporaryFolder();
  const disk = (name: string) => createDiskPhotoStore({ directory: join(folder, name) });
  const bucket = await makeBucket(s3);
  onTestFinished(() => bucket.remove());
  const bucketStore = createS3PhotoStore({
    ...s3,
    bucket: bucket.name,
    forcePathStyle: true,
    timeouts: { read: 30_000, write: 30_000, attempt: 30_000, pause: 1 },
  });
  const here = openSqlite({ file: join(folder, 'here') });
  const there = await postgres.open();
  const back = openSqlite({ file: join(folder, 'back') });
  for (const { close } of [here, there, back]) onTestFinished(close);
  await migrateToLatest(here.db);
  await fillSite(here.db);
  const home = disk('photos');
  for (const name of names) await home.put(name, Buffer.alloc(50_000, name));
  const report = () => undefined;

  let written = 0;
  const dying = {
    read: bucketStore.read,
    async put(name: string, bytes: Uint8Array) {
      written += 1;
      if (written === 7) await s3.kill();
      await bucketStore.put(name, bytes);
    },
  };
  const move = (to: typeof dying) =>
    copySite({ from: here.db, to: there.db, pictures: { from: home, to }, kept: bucketStore.keys(), report });
  await expect(move(dying)).rejects.toThrow(/^S3: .* failed after 3 attempts/);
  await s3.revive();
  expect(await move(dying)).toMatchObject({ pictures: { pictures: 4, files: 32, bytes: 1_600_000 } });
  for (const name of names) expect(await bucketStore.read(name)).toEqual(await home.read(name).then(plain));

  const away = disk('back-photos');
  await copySite({ from: there.db, to: back.db, pictures: { from: bucketStore, to: away }, report });
  expect(await contentsOf(back.db)).toEqual(await contentsOf(here.db));
  for (const name of names) expect(await away.read(name)).toEqual(await home.read(name));
});

function plain(bytes: Uint8Array | undefined): Uint8Array {
  return new Uint8Array(bytes ?? []);
}
