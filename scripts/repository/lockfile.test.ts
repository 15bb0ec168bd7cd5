import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const file = join(import.meta.dirname, '../../package-lock.json');
const packages: Readonly<Record<string, Locked>> = JSON.parse(await readFile(file, 'utf8')).packages;

test('the lockfile knows the parts of every platform, without which npm ci refuses to work on any', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

/** Looks where Node would: in the package's own folder, and then in each folder above it. */
function isLocked(path: string, name: string): boolean {
  const at = path === '' ? '' : `${path}/`;
  if (`${at}node_modules/${name}` in packages) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}
