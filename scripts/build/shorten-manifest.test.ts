import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../adapters/temporary-folder-for-test.ts';
import { shortenManifest } from './shorten-manifest.ts';

const before = 'window.__remixManifest=';
const entry = { module: '/assets/entry.js', imports: [], css: [] };
const home = { id: 'routes/home', path: 'home', hasLoader: true, module: '/assets/home.js' };

test('the list of routes is all that stays, and loses what is false or empty, error boundaries, and imports', async () => {
  const folder = temporaryFolder();
  const full = { ...home, hasAction: false, hasErrorBoundary: true, imports: ['/assets/lists.js'], css: [] };
  const manifest = {
    entry,
    routes: { 'routes/home': full },
    url: '/assets/manifest-1a2b.js',
    version: '1a2b',
  };
  writeFiles(folder, { 'manifest-1a2b.js': `${before}${JSON.stringify(manifest)};`, 'home.js': '1' });
  await shortenManifest(folder);
  const script = await readFile(join(folder, 'manifest-1a2b.js'), 'utf8');
  expect(script).toBe(`${before}${JSON.stringify({ routes: { 'routes/home': home } })};`);
});

test.each([
  ['there is none', { 'home.js': '1' }],
  ['there are two', { 'manifest-1a.js': before, 'manifest-2b.js': before }],
  ['it is something else', { 'manifest-1a.js': 'window.routes={}' }],
])('the build fails if %s', async (_, files) => {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  await expect(shortenManifest(folder)).rejects.toThrow();
});
