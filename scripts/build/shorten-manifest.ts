import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortenedManifest } from '../../app/remix-internals/shortened-manifest.ts';

/** Shortens Remix's list of routes, which every page loads, in the folder of the files for browsers. */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${names.length} lists of routes in ${assets}`);
  const file = join(assets, name);
  await writeFile(file, shortenedManifest(await readFile(file, 'utf8')));
}
