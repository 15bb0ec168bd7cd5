import { safeRedirect } from './safe-redirect.ts';

/**
 * The page of this site that a request came from, as its browser says: for a form or a link that many pages have. Undefined
 * where the browser hides it. Without its query where the address is too long to be led back to.
 */
export function referringPage({ url, headers }: Request): string | undefined {
  const referer = headers.get('Referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  // Whether by http or https, perhaps only a proxy knows.
  if (host !== new URL(url).host) return undefined;
  return safeRedirect(pathname + search) ?? safeRedirect(pathname);
}
