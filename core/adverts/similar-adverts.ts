import type { AdvertDetail, AdvertSummary } from '../entities/advert.ts';
import { herbsIn } from '../herb-names/herbs-in.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { startOf } from '../words/words.ts';
import { everyAdvert } from './filter.ts';
import { maxSimilarAdverts } from './limits.ts';
import { shownTitles } from './shown-advert.ts';

/**
 * Other adverts about a herb in this one's title, under any of its names; if the title names no known herb, adverts
 * whose titles begin with the same word. Newest first.
 */
export async function similarAdverts(
  ports: Pick<Ports, 'adverts' | 'searchIndex'>,
  viewer: Viewer,
  advert: Pick<AdvertDetail, 'id' | 'title'>,
): Promise<readonly AdvertSummary[]> {
  const herbs = herbsIn(advert.title);
  if (herbs.length > 0) {
    const found = await ports.adverts.aboutHerbs({
      viewerId: viewerId(viewer),
      herbs,
      limit: maxSimilarAdverts + 1,
    });
    return shownTitles(found.filter(({ id }) => id !== advert.id).slice(0, maxSimilarAdverts));
  }
  const [start = ''] = startOf(advert.title).split(' ');
  if (start === '') return [];
  const { places } = await ports.searchIndex.adverts(
    { start, words: [] },
    { choice: everyAdvert, after: undefined, limit: maxSimilarAdverts + 1, max: 0 },
  );
  const ids = places
    .map(({ id }) => id)
    .filter((id) => id !== advert.id)
    .slice(0, maxSimilarAdverts);
  if (ids.length === 0) return [];
  return shownTitles(await ports.adverts.cards({ viewerId: viewerId(viewer), ids }));
}
