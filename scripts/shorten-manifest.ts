import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const start = 'window.__remixManifest=';
const flags = ['hasLoader', 'hasAction', 'hasClientLoader', 'hasClientAction', 'hasErrorBoundary', 'index'];

interface Route extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly module: string;
  readonly imports: readonly string[];
}

/**
 * Every page loads the list of routes, so each of them is a line of three words: its name, the sum of its flags, and its file's
 * hash. The rest follows from the name, or is written out where it does not. Browsers can do without routes that show no page,
 * which import nothing there, and without the files that a route imports: these arrive with its own.
 */
export function shortenManifest(script: string): string {
  const { routes, ...rest } = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''));
  const shown = Object.values<Route>(routes).filter(({ imports }) => imports.length > 0);
  const lines = shown.map(lineOf).join('\n');
  const found = readRoutes(lines, flags, {});
  const others = shown.flatMap(({ imports: _, ...route }) => {
    const different = differences({ css: [], ...route }, { css: [], ...found[route.id] });
    return Object.keys(different).length > 0 ? [[route.id, different]] : [];
  });
  const given = [lines, flags, Object.fromEntries(others)].map((value) => JSON.stringify(value));
  return `${start}${JSON.stringify(rest)};__remixManifest.routes=(${readRoutes})(${given});`;
}

function lineOf(route: Route): string {
  const name = route.id.replace('routes/', '');
  const sum = flags.reduce((total, flag, index) => total + (route[flag] ? 2 ** index : 0), 0);
  const hash = route.module.slice(`/assets/${name}-`.length, -'.js'.length);
  return `${name} ${sum} ${hash}`;
}

/** What the first has and the second has not, or otherwise. */
function differences(wanted: Readonly<Record<string, unknown>>, found: Readonly<Record<string, unknown>>) {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  const different = [...names].filter((name) => {
    const [is, was] = [wanted[name], found[name]].map((value) => JSON.stringify(value || undefined));
    return is !== was;
  });
  return Object.fromEntries(different.map((name) => [name, wanted[name] ?? null]));
}

/** Browsers run it too, by its text, so it may use nothing else from this file. */
function readRoutes(
  lines: string,
  flags: readonly string[],
  others: Readonly<Record<string, object>>,
): Record<string, Record<string, unknown>> {
  const routes: Record<string, Record<string, unknown>> = {};
  for (const line of lines.split('\n')) {
    const [name = '', sum, hash] = line.split(' ');
    const id = name === 'root' ? name : `routes/${name}`;
    const parts = name.split('.').filter((part) => part[0] !== '_');
    const path = parts.map((part) => part.replace(/^\$$/, '*').replace('$', ':').replace(/_$/, ''));
    const module = `/assets/${name.replace(/\$/g, '_')}-${hash}.js`;
    const route: Record<string, unknown> = { id, parentId: 'root', path: path.join('/'), module };
    flags.forEach((flag, index) => {
      route[flag] = Boolean(Number(sum) & (2 ** index));
    });
    routes[id] = Object.assign(route, others[id]);
  }
  return routes;
}

/** Shortens the one manifest in this folder of files for browsers. */
export async function shortenManifestIn(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`There is no list of routes in ${folder}.`);
  const file = join(folder, name);
  // Installed only where sites are built.
  const { minify } = await import('terser');
  const { code = '' } = await minify(shortenManifest(await readFile(file, 'utf8')), { ecma: 2020 });
  await writeFile(file, code);
}
