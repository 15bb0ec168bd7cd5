import { readFileSync } from 'node:fs';
import { rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../adapters/temporary-folder-for-test.ts';
import { sourceStamp } from './source-stamp.ts';

function sources() {
  const root = temporaryFolder();
  const write = (path: string, content: string) => writeFiles(root, { [path]: content });
  const folders = [
    'app/routes/home.tsx',
    'core/core.ts',
    'adapters/log.ts',
    'migrations/index.ts',
    'search/settings.ts',
    'public/icon.svg',
  ];
  const files = [
    'package-lock.json',
    'remix.config.js',
    'tsconfig.json',
    'vite.config.ts',
    'scripts/commands/build.ts',
    'scripts/build/build-worker.ts',
    'scripts/build/client-bundle-fence.ts',
    'scripts/build/compress-assets.ts',
    'scripts/build/next-build.config.ts',
    'scripts/build/next-folder.ts',
    'scripts/build/page-texts.ts',
  ];
  for (const path of [...folders, ...files]) write(path, path);
  return { root, write, stamp: () => sourceStamp(root) };
}

test.each([
  'app/routes/home.tsx',
  'public/icon.svg',
  'vite.config.ts',
  'core/new/rule.ts',
  'search/settings.ts',
])('a change of %s changes the stamp', (path) => {
  const { write, stamp } = sources();
  const before = stamp();
  write(path, 'changed');
  expect(stamp()).not.toBe(before);
});

const configuration = readFileSync(join(import.meta.dirname, '../../vite.config.ts'), 'utf8');
test.each([
  ...[...configuration.matchAll(/ from '\.\/(scripts\/[^']+)'/g)].map(([, path = '']) => path),
  'scripts/build/build-worker.ts',
  'scripts/build/compress-assets.ts',
])('so does one of %s, which has a part in the build', (path) => {
  const { write, stamp } = sources();
  const before = stamp();
  write(path, 'changed');
  expect(stamp()).not.toBe(before);
});

test('so does another name for the same content', async () => {
  const { root, stamp } = sources();
  const before = stamp();
  await rename(join(root, 'app/routes/home.tsx'), join(root, 'app/routes/feed.tsx'));
  expect(stamp()).not.toBe(before);
});

test('dates, tests and files that no build is made from do not', async () => {
  const { root, write, stamp } = sources();
  const before = stamp();
  await utimes(join(root, 'core/core.ts'), 0, 0);
  write('core/core.test.ts', 'a test');
  write('app/routes/home.test.tsx', 'a test');
  write('scripts/commands/seed.ts', 'a script');
  write('README.md', 'prose');
  expect(stamp()).toBe(before);
});
