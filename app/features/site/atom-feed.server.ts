import type { AdvertSummary } from '../../../core/entities/advert.ts';
import { unitPrice } from '../../../core/prices/unit-price.ts';
import type { Viewer } from '../../../core/shared/viewer.ts';
import * as unitsTexts from '../../../core/texts/units.ts';
import { getSite, pictureBase } from '../../composition/site.server.ts';
import { publicUrl } from '../../requests/public-url.server.ts';
import { sharedPictureUrl } from '../../ui/picture-url.ts';
import { atomXml } from './atom-xml.ts';

/** A feed shows what everybody may see, whoever asks for it. */
export const everybody: Viewer = { kind: 'visitor' };

interface List {
  readonly title: string;
  readonly adverts: readonly AdvertSummary[];
}

/** The Atom feed of the list that the page of the same address, without ".atom", shows. */
export async function atomFeed(url: URL, { title, adverts }: List): Promise<Response> {
  const { config } = await getSite();
  const site = await publicUrl(url);
  const feed = atomXml({
    title: `${title} · ${config.site.name}`,
    page: site + url.pathname.slice(0, -'.atom'.length) + url.search,
    self: site + url.pathname + url.search,
    site: config.site.name,
    updated: adverts[0]?.postedAt ?? new Date(),
    entries: adverts.map((advert) => ({
      title: advert.title,
      address: `${site}/singleherb/${advert.id}`,
      author: advert.seller?.fullName ?? config.site.name,
      updated: advert.postedAt,
      summary: [unitPrice(advert, unitsTexts), advert.district, advert.village ?? []].flat().join(' · '),
      picture: sharedPictureUrl(advert.cover.key, site, pictureBase(config)),
    })),
  });
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      Vary: 'Cookie, Accept-Language',
    },
  });
}
