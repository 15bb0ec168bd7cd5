import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { environmentWith } from '../adapters/config.ts';
import { startMeilisearch, type TestMeilisearch } from '../adapters/search/meilisearch-for-test.ts';
import * as texts from '../core/texts/by-subject.ts';
import { type Caller, postAdvertAt, signUpAt } from './callers.ts';
import { jpeg } from './pictures.ts';
import { type Site, startSite } from './site.ts';

const run = promisify(execFile);

let meilisearch: TestMeilisearch;
beforeAll(async () => {
  meilisearch = await startMeilisearch();
});
afterAll(() => meilisearch.stop());

const searching = () => ({ MEILI_URL: meilisearch.url, MEILI_API_KEY: meilisearch.apiKey });

async function post(site: Site, seller: Caller, title: string): Promise<void> {
  const picture = await jpeg(1, { width: 64, height: 48 });
  expect((await postAdvertAt(site, seller, { title, picture })).status).toBe(303);
}

async function titlesFound(site: Site, q: string) {
  const answer = await fetch(`${site.url}/search?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const titles = Array.from(
    html.matchAll(/<h2 class="card-title[^>]*><a[^>]*>([^<]*)<\/a>/g),
    ([, title]) => title,
  );
  return { titles, simple: html.includes(`>${texts.search.degraded}<`) };
}

it('corrects typing errors, works without Meilisearch, and catches up with what it missed', async () => {
  const site = await startSite(searching());
  onTestFinished(() => site.stop());
  const seller = await signUpAt(site);
  await post(site, seller, 'Dried moringa');
  await post(site, seller, 'Bitter leaf');
  await post(site, seller, 'Sunflowers');
  const found = (q: string) => titlesFound(site, q);
  await expect.poll(() => found('moringga')).toEqual({ titles: ['Dried moringa'], simple: false });
  // The beginning of a word is corrected by Meilisearch alone.
  await expect.poll(() => found('sunglo')).toEqual({ titles: ['Sunflowers'], simple: false });
  await expect.poll(() => found('omululuza')).toEqual({ titles: ['Bitter leaf'], simple: false });

  await meilisearch.kill();
  expect(await found('bitter')).toEqual({ titles: ['Bitter leaf'], simple: true });
  await post(site, seller, 'Fresh neem');
  await expect.poll(() => site.output()).toContain('outbox task failed; it will be retried');
  expect(await found('fresh')).toEqual({ titles: ['Fresh neem'], simple: true });
  expect(await found('omululuza')).toEqual({ titles: ['Bitter leaf'], simple: true });
  expect(await found('moringga')).toEqual({ titles: ['Dried moringa'], simple: true });
  expect(await found('sunglo')).toEqual({ titles: [], simple: true });

  await meilisearch.revive();
  await expect
    .poll(() => found('neeem'), { timeout: 120_000 })
    .toEqual({ titles: ['Fresh neem'], simple: false });
  expect(site.output()).toContain('Meilisearch is available again');
  expect(site.output()).not.toContain(meilisearch.apiKey);
});

it('npm run reindex adds what already existed, and shows its progress', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  await post(site, await signUpAt(site), 'Fresh neem');
  const reindex = (env: Readonly<Record<string, string>>) =>
    run(process.execPath, ['scripts/run.js', 'scripts/commands/reindex.ts'], {
      env: environmentWith({ DATA_DIR: site.dataDir, ...env }),
    });
  expect((await reindex(searching())).stdout).toContain(
    'Search now uses the new indexes. Adverts: 1, profiles: 1.',
  );
  expect((await reindex({})).stdout).toContain('MEILI_URL is not set, so there is no other index to fill.');
  const wrong = { ...searching(), MEILI_API_KEY: 'another' };
  await expect(reindex(wrong)).rejects.toMatchObject({
    stderr: expect.stringContaining('Failed: The provided API key is invalid.'),
  });

  await site.kill();
  const again = await startSite(searching(), site);
  onTestFinished(() => again.stop());
  // A site that has just started may be too slow to search at first, and then searches more simply.
  await expect.poll(() => titlesFound(again, 'neeem')).toEqual({ titles: ['Fresh neem'], simple: false });
});
