import { fits, keyOf, patternOf, type Routes, withoutQuery } from './paths.ts';

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
    const name = `/${patternOf(routes, id)}`;
    if (name.includes('*') || name.includes('?')) continue;
    const words = name.toLowerCase().split('/').filter(Boolean);
    if (!name.includes(':')) fixed.set(name, name);
    else varying.set(keyOf(words), [...(varying.get(keyOf(words)) ?? []), { name, words }]);
  }

  return (url) => {
    const path = withoutQuery(url);
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
