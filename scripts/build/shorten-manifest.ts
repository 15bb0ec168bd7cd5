import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const unused = new Set(['imports', 'hasErrorBoundary']);
const before = 'window.__remixManifest=';

/**
 * Shortens Remix's list of routes, which every page loads, in the folder of the files for browsers. Left out are what
 * is false or empty, which Remix reads as it reads nothing; whether a route has an error boundary, which it learns from
 * the route's file; and the imports of each route, which only preloading before a visit uses: the browser finds them in
 * that file too. Of the rest only the server's own copy is used.
 */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${names.length} lists of routes in ${assets}`);
  const file = join(assets, name);
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(before)) throw new Error(`${name} does not begin with ${before}`);
  const manifest: Manifest = JSON.parse(script.slice(before.length).replace(/;\s*$/, ''));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, shortened(route)] as const);
  await writeFile(file, `${before}${JSON.stringify({ routes: Object.fromEntries(routes) })};`);
}

function shortened(route: Readonly<Record<string, unknown>>): object {
  const said = Object.entries(route).filter(([name, value]) => !unused.has(name) && !isNothing(value));
  return Object.fromEntries(said);
}

function isNothing(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}
