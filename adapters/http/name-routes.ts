import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/** Anything that is not a route of the build: files, unknown addresses, and unreadable ones. */
const other = 'other';
const hashedFiles = '/assets/*';
const metrics = '/metrics';

/**
 * Names the route that an address belongs to, by its pattern. However many addresses are requested, there are no more
 * names than routes; data requests count as their pages.
 */
export function nameRoutes(routes: Routes): (url: string) => string {
  const fixed = new Map([[metrics, metrics]]);
  const varying = new Map<string, { readonly name: string; readonly words: readonly string[] }[]>();
  for (const id of Object.keys(routes)) {
    const name = `/${pathOf(routes, id)}`;
    if (name.includes('*') || name.includes('?')) continue;
    const words = name.split('/').filter(Boolean);
    if (!name.includes(':')) fixed.set(name, name);
    else varying.set(keyOf(words), [...(varying.get(keyOf(words)) ?? []), { name, words }]);
  }

  return (url) => {
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const known = fixed.get(path);
    if (known !== undefined) return known;
    if (path.startsWith('/assets/')) return hashedFiles;
    const words = path
      .toLowerCase()
      .replace(/^\/_root\.data$|\.data$/, '')
      .split('/')
      .filter(Boolean);
    const found = varying.get(keyOf(words))?.find((route) => fits(route.words, words));
    return found?.name ?? fixed.get(`/${words.join('/')}`) ?? other;
  };
}

function keyOf(words: readonly string[]): string {
  return `${words.length} ${words[0]}`;
}

function fits(pattern: readonly string[], words: readonly string[]): boolean {
  return pattern.every((word, index) => word.startsWith(':') || word.toLowerCase() === words[index]);
}

function pathOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {};
  return [parentId === undefined ? '' : pathOf(routes, parentId), path ?? ''].filter(Boolean).join('/');
}
