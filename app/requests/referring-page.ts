import { safeRedirect } from './safe-redirect.ts';

/**
 * The page of this site on which a link or a form was, by the Referer header; undefined if the browser hides it. The
 * query is left out if the path would be too long for a redirect.
 */
export function referringPage({ url, headers }: Request): string | undefined {
  const referer = headers.get('Referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  // The scheme is not compared, because perhaps only a proxy knows it.
  if (host !== new URL(url).host) return undefined;
  return safeRedirect(pathname + search) ?? safeRedirect(pathname);
}
