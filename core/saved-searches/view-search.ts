import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../viewer.ts';
import { parseSearch, type SearchToSave } from './parse-search.ts';
import { savedSearchId } from './saved-search-id.ts';

/** Whether what a page shows can be saved, and whether this viewer has done so. */
export type SavingState = 'nothing to save' | 'unsaved' | 'saved';

export async function viewSearch(
  ports: Pick<Ports, 'savedSearches' | 'digests'>,
  viewer: Viewer,
  asked: SearchToSave,
): Promise<SavingState> {
  const search = parseSearch(asked);
  if (search === undefined) return 'nothing to save';
  if (viewer.kind !== 'user') return 'unsaved';
  const { accountId } = viewer;
  const id = savedSearchId(ports, accountId, search);
  return (await ports.savedSearches.has({ id, accountId })) ? 'saved' : 'unsaved';
}
