import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceStamp } from './source-stamp.ts';

async function sources() {
  const root = await mkdtemp(join(tmpdir(), 'eddagala-stamp-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
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
    'scripts/client-bundle-fence.ts',
    'scripts/next-build.config.ts',
  ];
  for (const path of [...folders, ...files]) await write(path, path);
  return { root, write, stamp: () => sourceStamp(root) };
}

test.each([
  'app/routes/home.tsx',
  'public/icon.svg',
  'vite.config.ts',
  'core/new/rule.ts',
  'search/settings.ts',
])('a change of %s changes the stamp', async (path) => {
  const { write, stamp } = await sources();
  const before = await stamp();
  await write(path, 'changed');
  expect(await stamp()).not.toBe(before);
});

test('so does another name for the same content', async () => {
  const { root, stamp } = await sources();
  const before = await stamp();
  await rename(join(root, 'app/routes/home.tsx'), join(root, 'app/routes/feed.tsx'));
  expect(await stamp()).not.toBe(before);
});

test('dates, tests and what no build is made from do not', async () => {
  const { root, write, stamp } = await sources();
  const before = await stamp();
  await utimes(join(root, 'core/core.ts'), 0, 0);
  await write('core/core.test.ts', 'a test');
  await write('app/routes/home.test.tsx', 'a test');
  await write('scripts/seed.ts', 'a script');
  await write('README.md', 'prose');
  expect(await stamp()).toBe(before);
});
