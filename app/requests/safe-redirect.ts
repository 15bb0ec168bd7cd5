const base = 'http://own.invalid';

/** Characters. No path of this site comes near it, and proxies in front may refuse longer headers. */
export const longestPath = 2000;

/**
 * A path of this site, or undefined. Parsed as a browser would, because a glance at the first characters lets
 * `/\evil.com`, `//evil.com` and control characters through.
 */
export function safeRedirect(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || text.length > longestPath) return undefined;
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    return undefined;
  }
  if (url.origin !== base || url.pathname.includes('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
