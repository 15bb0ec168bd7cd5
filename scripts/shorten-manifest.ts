import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const start = 'window.__remixManifest=';

interface Route {
  readonly id: string;
  readonly imports: readonly string[];
}

/**
 * Every page loads the list of routes. What browsers can do without is removed: routes that show no page, which import
 * nothing there, ids that are known from their place, and values that are false.
 */
export function shortenManifest(script: string): string {
  const { routes, ...rest } = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''));
  const shown = Object.entries<Route>(routes)
    .filter(([, { imports }]) => imports.length > 0)
    .map(([id, { id: _, ...route }]) => [id, route]);
  const list = JSON.stringify({ ...rest, routes: Object.fromEntries(shown) }, (_, value) =>
    value === false ? undefined : value,
  );
  return `${start}${list};for(const[i,r]of Object.entries(__remixManifest.routes))r.id=i;`;
}

/** Shortens the one manifest in this folder of files for browsers. */
export async function shortenManifestIn(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`There is no list of routes in ${folder}.`);
  const file = join(folder, name);
  await writeFile(file, shortenManifest(await readFile(file, 'utf8')));
}
