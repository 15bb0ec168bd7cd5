import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['app', 'core', 'adapters', 'migrations', 'search', 'public'];
const files = [
  'package-lock.json',
  'remix.config.js',
  'scripts/commands/build.ts',
  'scripts/build/client-bundle-fence.ts',
  'scripts/build/compress-assets.ts',
  'scripts/build/next-build.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * A digest of everything that a build is made from. It uses contents, not dates: a checkout makes new dates. Each start
 * needs it, and reading a thousand small files at once takes five times as long as one after another.
 */
export function sourceStamp(root: string): string {
  const paths = [...files, ...folders.flatMap((folder) => listFolder(root, folder))].sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFolder(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
