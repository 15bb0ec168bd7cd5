import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentWith, readConfig } from '../../adapters/config.ts';
import { type SmtpServerForTest, startSmtpServerForTest } from '../../adapters/mail/smtp-server-for-test.ts';
import type { TestS3 } from '../../adapters/photos/radosgw-for-test.ts';
import { clientOf, makeBucket, startS3, type TestBucket } from '../../adapters/photos/s3-for-test.ts';
import { startMeilisearch, type TestMeilisearch } from '../../adapters/search/meilisearch-for-test.ts';
import { startPostgres, type TestPostgres } from '../../adapters/sql/connection/postgres-for-test.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { migrateSite } from '../../app/composition/open-database.server.ts';
import type { Finding } from '../doctor/examine.ts';

const dataDir = temporaryFolder(afterAll);
let postgres: TestPostgres;
let s3: TestS3;
let bucket: TestBucket;
let meilisearch: TestMeilisearch;
let smtp: SmtpServerForTest;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  [postgres, s3, meilisearch, smtp] = await Promise.all([
    startPostgres(),
    startS3(),
    startMeilisearch(),
    startSmtpServerForTest(),
  ]);
  bucket = await makeBucket(s3);
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: await postgres.create(),
    PHOTO_STORE: 's3',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'shop@herbs.example',
    MEILI_URL: meilisearch.url,
    MEILI_API_KEY: meilisearch.apiKey,
  };
  await migrateSite(readConfig(settings));
});
afterAll(async () => {
  await bucket.remove();
  await Promise.all([postgres.stop(), s3.stop(), meilisearch.stop(), smtp.stop()]);
});

/** The exit code, what failed with its reasons, and all that was printed. */
async function doctor(changes: Readonly<Record<string, string>> = {}, ...typed: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['scripts/run.js', 'scripts/commands/doctor.ts', '--json', ...typed],
    {
      env: environmentWith({ ...settings, ...changes }),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const findings: readonly Finding[] = JSON.parse(printed);
  const failed = findings.filter(({ state }) => state === 'failed');
  return { code, printed, failed: failed.map(({ what, says }) => `${what}: ${says}`) };
}

test('finds nothing wrong while everything answers, leaves no picture, and sends the mail that was asked for', async () => {
  expect(await doctor({}, '--mail', 'nakato@example.com')).toMatchObject({ code: 0, failed: [] });
  expect(await smtp.delivered()).toMatchObject([{ subject: 'A trial mail from Eddagala' }]);
  const { Contents } = await clientOf(s3).send(new ListObjectsV2Command({ Bucket: bucket.name }));
  expect(Contents ?? []).toEqual([]);
});

test.each<[string, () => Promise<void>, () => Promise<void>, RegExp]>([
  [
    'PostgreSQL',
    () => postgres.crash(),
    () => postgres.revive(),
    /^database: DATABASE_URL: test\d+ at .+: no PostgreSQL server answers there$/,
  ],
  ['S3', () => s3.kill(), () => s3.revive(), /^pictures: S3: storing a picture in .+: ECONNREFUSED$/],
  [
    'the mail server',
    () => smtp.stop(),
    () => smtp.start(),
    /^mail: Mail server 127\.0\.0\.1:\d+: .*ECONNREFUSED/,
  ],
  ['Meilisearch', () => meilisearch.kill(), () => meilisearch.revive(), /^search: .+ECONNREFUSED/],
])('names %s alone while that is dead', async (_, kill, revive, line) => {
  await kill();
  const { code, failed } = await doctor();
  await revive();
  expect(failed).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
});

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: 'hunter2' }, /^pictures: .+: 403 /],
  ['S3_BUCKET', { S3_BUCKET: 'no-such-bucket' }, /^pictures: .+: 404 NoSuchBucket$/],
  ['MEILI_API_KEY', { MEILI_API_KEY: 'hunter2' }, /^search: The provided API key is invalid/],
])('says that %s is wrong, and does not show it', async (_, changes, line) => {
  const { code, failed, printed } = await doctor(changes);
  expect(failed).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
  expect(printed).not.toContain('hunter2');
});
