import { findByPath, type Routes, withoutQuery } from './paths.ts';

/**
 * Names the route that an address belongs to, by its pattern. However many addresses are requested, there are no more
 * names than routes; data requests count as their pages. Anything that is not a route of the build is "other": files without a
 * hash, unknown addresses, and unreadable ones.
 */
export function nameRoutes(routes: Routes): (url: string) => string {
  const find = findByPath(routes, (_id, pattern) => `/${pattern}`);
  return (url) => {
    const path = withoutQuery(url);
    if (path === '/metrics') return path;
    if (path.startsWith('/assets/')) return '/assets/*';
    return find(path.replace(/^\/_root\.data$|\.data$/, '')) ?? 'other';
  };
}
