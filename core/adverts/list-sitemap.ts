import type { Ports } from '../ports/ports.ts';
import { admit } from '../shared/throttling/admit.ts';
import { advertLimits } from './throttling-limits.ts';

/** A sitemap may contain 50,000 addresses; the site's other pages need a few. */
const maxSitemapAdverts = 49_000;

/** The newest adverts, for search engines. */
export async function listSitemap(
  ports: Pick<Ports, 'adverts' | 'counts' | 'securityLog' | 'clock'>,
  { client }: { readonly client?: string | undefined } = {},
): Promise<readonly { readonly id: string; readonly updatedAt: Date }[]> {
  await admit({ ...ports, throttle: ports.counts }, advertLimits['read-sitemap'], { client });
  return ports.adverts.newestIds(maxSitemapAdverts);
}
