import type { Ports } from '../ports/ports.ts';

/** A sitemap may name 50,000 pages; the site has a few others. */
const maxSitemapAdverts = 49_000;

/** The newest adverts, for search engines. */
export async function listSitemap(
  ports: Pick<Ports, 'adverts'>,
): Promise<readonly { readonly id: string; readonly updatedAt: Date }[]> {
  return ports.adverts.newestIds(maxSitemapAdverts);
}
