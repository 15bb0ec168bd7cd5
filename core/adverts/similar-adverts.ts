import type { Ports } from '../ports/ports.ts';
import { fold } from '../search/fold.ts';
import type { Viewer } from '../viewer.ts';
import { viewerId } from '../viewer-id.ts';
import type { AdvertCard, AdvertDetail } from './advert.ts';
import { maxSimilarAdverts } from './limits.ts';

/** Other adverts whose titles begin with the same word, newest first. */
export async function similarAdverts(
  ports: Pick<Ports, 'adverts' | 'searchIndex'>,
  viewer: Viewer,
  advert: Pick<AdvertDetail, 'id' | 'title'>,
): Promise<readonly AdvertCard[]> {
  const [firstWord = ''] = fold(advert.title).split(' ');
  if (firstWord === '') return [];
  const found = await ports.searchIndex.adverts(firstWord, maxSimilarAdverts + 1);
  const ids = found.filter((id) => id !== advert.id).slice(0, maxSimilarAdverts);
  return ids.length === 0 ? [] : ports.adverts.cards({ viewerId: viewerId(viewer), ids });
}
