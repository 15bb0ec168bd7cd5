import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

const text = 'leaf '.repeat(1000);

test('text gets compressed forms beside it; what is small or a picture does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eddagala-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const name of ['assets/app.js', 'assets/app.css', 'icons.svg', 'photo.webp']) {
    await writeFile(join(folder, name), text);
  }
  await writeFile(join(folder, 'small.js'), 'leaf');
  await compressAssets(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'assets',
    'icons.svg',
    'icons.svg.br',
    'icons.svg.gz',
    'photo.webp',
    'small.js',
  ]);
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual([
    'app.css',
    'app.css.br',
    'app.css.gz',
    'app.js',
    'app.js.br',
    'app.js.gz',
  ]);
  const [brotli, gzip] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(join(folder, `assets/app.js.${ending}`))),
  );
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip ?? '').toString()).toBe(text);
});
