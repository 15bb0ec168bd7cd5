import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folders = ['app', 'core', 'adapters', 'migrations', 'search', 'public'];
const files = [
  'package-lock.json',
  'remix.config.js',
  'scripts/client-bundle-fence.ts',
  'scripts/next-build.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** A digest of everything that a build is made from. Content counts, not dates: a checkout makes new dates. */
export async function sourceStamp(root: string): Promise<string> {
  const listed = await Promise.all(folders.map((folder) => listFolder(root, folder)));
  const paths = [...files, ...listed.flat()].sort();
  const contents = await Promise.all(paths.map((path) => readFile(join(root, path))));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries()) {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${path}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}

async function listFolder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
