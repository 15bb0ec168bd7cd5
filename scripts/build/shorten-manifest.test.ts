import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../adapters/temporary-folder-for-test.ts';
import { shortenManifest } from './shorten-manifest.ts';

test.each([
  ['there is no list of routes', { 'home.js': '1' }],
  ['there are two', { 'manifest-1a.js': '', 'manifest-2b.js': '' }],
  ['it is something else', { 'manifest-1a.js': 'window.routes={}' }],
])('the build fails if %s', async (_, files) => {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  await expect(shortenManifest(folder)).rejects.toThrow();
});
