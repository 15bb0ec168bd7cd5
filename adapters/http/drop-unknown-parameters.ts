import type { Handler } from './handler.ts';
import { findByPath, type Routes, withoutQuery } from './paths.ts';

/** A loader may have a function that returns only the search parameters that its page reads. */
interface Loader {
  readonly known?: (asked: URLSearchParams) => URLSearchParams;
}

/**
 * Removes from an address the search parameters that its page does not read, as the route's loader declares them. So
 * nobody can fill the page cache by adding parameters, and a cached page never contains what somebody added. Addresses
 * of pages that visitors don't share, and of POSTs, stay unchanged.
 */
export function dropUnknownParameters(routes: Routes, areShared: (path: string) => boolean): Handler {
  const find = findByPath(routes, (id) => ((routes[id]?.module.loader ?? {}) as Loader).known);
  return (request, _response, next) => {
    const { method, url = '' } = request;
    const path = withoutQuery(url);
    if (method !== 'POST' && path !== url && areShared(path)) {
      const kept = String(find(path)?.(new URLSearchParams(url.slice(path.length + 1))) ?? '');
      request.url = kept === '' ? path : `${path}?${kept}`;
    }
    next();
  };
}
