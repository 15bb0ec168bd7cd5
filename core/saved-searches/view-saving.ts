import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { parseSearch, type SearchToSave } from './parse-search.ts';
import { savedSearchId } from './saved-search-id.ts';
import { searchInWords } from './search-in-words.ts';

/** The search whose adverts a page shows, in words, and whether the viewer has saved it; undefined: nothing to save. */
export async function viewSaving(
  ports: Pick<Ports, 'savedSearches' | 'digests'>,
  viewer: Viewer,
  asked: SearchToSave,
): Promise<{ readonly name: Text | string; readonly saved: boolean } | undefined> {
  const search = parseSearch(asked);
  if (search === undefined) return undefined;
  const name = searchInWords(search);
  if (viewer.kind !== 'user') return { name, saved: false };
  const { accountId } = viewer;
  const id = savedSearchId(ports, accountId, search);
  return { name, saved: await ports.savedSearches.has({ id, accountId }) };
}
