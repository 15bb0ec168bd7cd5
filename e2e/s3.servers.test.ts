import { readdir } from 'node:fs/promises';
import { HeadObjectCommand, ListObjectsV2Command, PutBucketPolicyCommand } from '@aws-sdk/client-s3';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TestS3 } from '../adapters/photos/radosgw-for-test.ts';
import { clientOf, makeBucket, startS3, type TestBucket } from '../adapters/photos/s3-for-test.ts';
import {
  fillAdvert,
  mainButton,
  moringa,
  postAdvert,
  postAdvertByForm,
  sendWhenShrunk,
  signUp,
} from './acts.ts';
import { environmentOf } from './backing.ts';
import { postAdvertAt, signUpAt } from './callers.ts';
import { jpeg } from './pictures.ts';
import { openDatabaseOf, startSite } from './site.ts';
import { holdBrowser, withScriptOnAndOffAtOneSite } from './world.ts';

let s3: TestS3;
let s3IsDead = false;
const buckets: TestBucket[] = [];
const browser = holdBrowser();

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await Promise.all(buckets.map((bucket) => bucket.remove()));
  await s3.stop();
});
afterEach(revive);

async function kill(): Promise<void> {
  await s3.kill();
  s3IsDead = true;
}

async function revive(): Promise<void> {
  if (!s3IsDead) return;
  await s3.revive();
  s3IsDead = false;
}

async function newBucket(): Promise<TestBucket> {
  const bucket = await makeBucket(s3);
  buckets.push(bucket);
  return bucket;
}

/** The address that the page's first photo came from, and whether it can be seen. */
async function firstPhoto(page: Page): Promise<{ readonly address: string; readonly shown: boolean }> {
  const photo = page.locator('main .picture picture img').first();
  await photo.scrollIntoViewIfNeeded();
  return photo.evaluate((element) => {
    const { currentSrc, complete, naturalWidth } = element as HTMLImageElement;
    return { address: currentSrc, shown: complete && naturalWidth > 0 };
  });
}

withScriptOnAndOffAtOneSite(
  (world) => {
    test('pages stay readable and forms keep their text while S3 is down, and everything works once it is back', async () => {
      const seller = await world.person({ mayLoseNetwork: true });
      await signUp(seller);
      const path = await postAdvertByForm(world, seller, moringa, [await jpeg(3)]);
      await expect.poll(() => firstPhoto(seller)).toMatchObject({ shown: true });
      const { address } = await firstPhoto(seller);

      await kill();
      const visitor = await world.person({ mayLoseNetwork: true });
      for (const place of ['/home', path, '/search?q=moringa', '/healthz']) {
        expect((await visitor.goto(place))?.status(), place).toBe(200);
      }
      await visitor.goto(path);
      await visitor.getByText('dried in the shade').waitFor();
      const miniature = visitor.locator('main .picture .picture-placeholder').first();
      await expect
        .poll(() => miniature.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const missing = await fetch(address);
      expect(missing.status).toBe(503);
      expect(missing.headers.get('cache-control')).toBe('no-store');
      expect(Number(missing.headers.get('retry-after'))).toBeGreaterThan(0);

      const upload = await jpeg(4);
      const title = world.script ? 'neem leaves' : 'neem bark';
      await seller.goto('/post');
      await world.settled(seller);
      await fillAdvert(seller, { ...moringa, title });
      await seller.getByLabel('Photos').setInputFiles([upload]);
      await sendWhenShrunk(seller, 'Post Ad');
      await seller.getByText('Pictures are temporarily unavailable').first().waitFor();
      expect(await seller.getByLabel('Title').inputValue()).toBe(title);
      expect(await seller.getByLabel('Description').inputValue()).toContain('one hundred grams');
      expect((await visitor.goto('/search?q=neem'))?.status()).toBe(200);
      expect(await visitor.getByRole('main').getByText(title).count()).toBe(0);

      await revive();
      await visitor.goto(path);
      await expect.poll(() => firstPhoto(visitor)).toMatchObject({ shown: true });
      // Without script no page can keep a file that did not arrive.
      if (!world.script) await seller.getByLabel('Photos').setInputFiles([upload]);
      await mainButton(seller, 'Post Ad').click();
      await seller.waitForURL('**/singleherb/ad_*');
      await expect.poll(() => firstPhoto(seller)).toMatchObject({ shown: true });
    });

    // What only the server does is tested once.
    if (world.script) return;

    test('an advert is posted and shown with its pictures, which are only in the bucket', async () => {
      const bucket = buckets.at(-1)?.name;
      const seller = await world.person();
      await signUp(seller);
      const path = await postAdvertByForm(world, seller, moringa, [await jpeg(1), await jpeg(2)]);

      const visitor = await world.person();
      for (const place of ['/home', path]) {
        await visitor.goto(place);
        await expect.poll(() => firstPhoto(visitor)).toMatchObject({ shown: true });
        const { address } = await firstPhoto(visitor);
        expect(address).toMatch(new RegExp(`^${world.site().url}/media/`));
        const answer = await fetch(address);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable');
      }
      const [, key] = /([0-9a-f]{32})-/.exec((await firstPhoto(visitor)).address) ?? [];
      const { Contents = [] } = await clientOf(s3).send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: key }),
      );
      expect(Contents).toHaveLength(8);
      for (const { Key } of Contents) {
        const object = await clientOf(s3).send(new HeadObjectCommand({ Bucket: bucket, Key }));
        expect(object.CacheControl).toContain('immutable');
      }
      expect(await readdir(world.site().dataDir)).not.toContain('photos');
    });
  },
  async () => environmentOf(s3, await newBucket()),
);

test('browsers fetch pictures directly from a public bucket, but those of what is hidden from the site alone', async () => {
  const bucket = await newBucket();
  const everybodyReads = {
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket.name}/*` },
    ],
  };
  await clientOf(s3).send(
    new PutBucketPolicyCommand({ Bucket: bucket.name, Policy: JSON.stringify(everybodyReads) }),
  );
  const publicUrl = `${s3.endpoint}/${bucket.name}`;
  const site = await startSite({ ...environmentOf(s3, bucket), S3_PUBLIC_URL: `${publicUrl}/` });
  onTestFinished(() => site.stop());
  const page = await browser().newPage({ baseURL: site.url });
  onTestFinished(() => page.close());
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await signUp(page);
  const path = await postAdvert(page, {}, [await jpeg(5)]);
  for (const place of ['/home', path]) {
    await page.goto(place);
    await expect.poll(() => firstPhoto(page)).toMatchObject({ shown: true });
    expect((await firstPhoto(page)).address).toMatch(new RegExp(`^${publicUrl}/[0-9a-f]{32}-`));
  }
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(publicUrl);
  expect(refused).toEqual([]);

  const { address } = await firstPhoto(page);
  const isPublic = async () => (await fetch(address)).ok;
  const ofSite = address.replace(publicUrl, `${site.url}/media`);
  const setState = async (state: 'hidden' | 'live') => {
    const { db, close } = openDatabaseOf(site);
    await db.updateTable('adverts').set({ state }).execute().finally(close);
  };
  expect(await isPublic()).toBe(true);
  await setState('hidden');
  await expect.poll(isPublic, { timeout: 60_000 }).toBe(false);
  await expect.poll(async () => (await fetch(ofSite)).status, { timeout: 60_000 }).toBe(404);
  for (const place of [path, '/account']) {
    await page.goto(place);
    await expect.poll(() => firstPhoto(page)).toMatchObject({ shown: true });
    expect((await firstPhoto(page)).address).toMatch(new RegExp(`^${site.url}/media/`));
  }
  await setState('live');
  await expect.poll(isPublic, { timeout: 60_000 }).toBe(true);
});

test('the site starts while S3 is down, says so in its log without the secret, and recovers when S3 is back', async () => {
  const bucket = await newBucket();
  await kill();
  const site = await startSite({ ...environmentOf(s3, bucket), LOG_LEVEL: 'warn' });
  onTestFinished(() => site.stop());
  for (const path of ['/home', '/healthz']) expect((await fetch(site.url + path)).status).toBe(200);
  await expect
    .poll(() => site.output())
    .toContain('the picture store is unavailable; the site runs without pictures until it returns');
  expect(site.output()).toContain('ECONNREFUSED');
  const seller = await signUpAt(site);
  const picture = await jpeg(3);
  const post = async () => (await postAdvertAt(site, seller, { title: 'Fresh ginger', picture })).status;
  expect(await post()).toBe(503);
  await revive();
  await expect.poll(post).toBe(303);
  for (const hidden of [s3.secretAccessKey, 'AWS4-HMAC']) expect(site.output()).not.toContain(hidden);
});
