import { findByPath, type Routes, withoutQuery } from './paths.ts';

/**
 * Maps an address to the pattern of its route, as the label of a metric: there are no more labels than routes, however
 * many addresses are requested. A data request has the label of its page. Unknown and unreadable addresses, and files
 * without a hash, are "other".
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
