import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../adapters/temporary-folder-for-test.ts';
import { compressAssets } from './compress-assets.ts';

const text = 'leaf '.repeat(1000);

test('text gets compressed forms beside it; what is small or a picture does not', async () => {
  const folder = temporaryFolder();
  const large = { 'assets/app.js': text, 'assets/app.css': text, 'icons.svg': text, 'photo.webp': text };
  writeFiles(folder, { ...large, 'small.js': 'leaf' });
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
