interface Manifest {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const unused = new Set(['imports', 'hasErrorBoundary']);
const before = 'window.__remixManifest=';

/**
 * The script with Remix's list of routes, which every page loads, shortened. Left out are what is false or empty, which
 * Remix reads as it reads nothing; whether a route has an error boundary, which it learns from the route's file; and the
 * imports of each route, which only preloading before a visit uses: the browser finds them in that file too. Of the
 * rest only the server's own copy is used. Throws if the script is something else.
 */
export function shortenedManifest(script: string): string {
  if (!script.startsWith(before)) throw new Error(`The list of routes does not begin with ${before}`);
  const manifest: Manifest = JSON.parse(script.slice(before.length).replace(/;\s*$/, ''));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, shortened(route)] as const);
  return `${before}${JSON.stringify({ routes: Object.fromEntries(routes) })};`;
}

function shortened(route: Readonly<Record<string, unknown>>): object {
  const said = Object.entries(route).filter(([name, value]) => !unused.has(name) && !isNothing(value));
  return Object.fromEntries(said);
}

function isNothing(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}
