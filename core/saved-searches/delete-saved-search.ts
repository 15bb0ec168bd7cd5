import type { AdvertSearch } from '../entities/saved-search.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';

/** Deletes one of the viewer's own searches and returns it, so that it can be saved again. Refuses with `not-found`. */
export async function deleteSavedSearch(
  ports: Pick<Ports, 'savedSearches'>,
  viewer: Viewer,
  id: string,
): Promise<AdvertSearch> {
  const { accountId } = requireUser(viewer);
  const removed = await ports.savedSearches.remove({ id, accountId });
  if (removed === undefined) throw new DomainError('not-found', texts.savedSearches.notFound);
  const { query, herb, district, minPrice, maxPrice, goods, delivery } = removed;
  return { query, herb, district, minPrice, maxPrice, goods, delivery };
}
