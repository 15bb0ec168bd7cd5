import { advertLimits } from '../adverts/throttling-limits.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { maxSavedSearches } from './limits.ts';
import { requireSearch, type SearchToSave } from './parse-search.ts';
import { savedSearchId } from './saved-search-id.ts';
import { keyOfSearch } from './search-keys.ts';

/** Saves a search, so that the viewer is notified of new matches. A search that is already saved stays as it is. */
export async function saveSearch(
  ports: Pick<Ports, 'savedSearches' | 'digests' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  { client, ...asked }: SearchToSave & { readonly client?: string | undefined },
): Promise<void> {
  const { accountId } = requireUser(viewer);
  const search = requireSearch(asked);
  await admit(ports, advertLimits.react, { account: accountId, client });
  const id = savedSearchId(ports, accountId, search);
  const saved = { ...search, id, accountId, key: keyOfSearch(search), savedAt: ports.clock.now() };
  if ((await ports.savedSearches.add(saved, maxSavedSearches)) === 'full') {
    throw new DomainError('conflict', texts.savedSearches.full({ atMost: maxSavedSearches }));
  }
}
