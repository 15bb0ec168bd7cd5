import type { Handler } from './handler.ts';
import { findByPath, type Routes, withoutQuery } from './paths.ts';

/** A loader may say what it knows of the parameters of an address. */
interface Loader {
  readonly known?: (asked: URLSearchParams) => URLSearchParams;
}

/**
 * Leaves in an address only what its page knows of the parameters, as its loader says. So nobody makes a page of their
 * own by adding to an address, and what somebody added shows to nobody. Addresses of pages that visitors do not share
 * stay as they are, and so do those that forms are sent to.
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
