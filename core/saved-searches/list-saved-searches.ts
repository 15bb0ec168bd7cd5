import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { pathOfSearch, searchInWords } from './search-in-words.ts';

interface ListedSearch {
  readonly id: string;
  /** The search in words. */
  readonly name: Text | string;
  /** The path of the search's results. */
  readonly path: string;
}

/** The viewer's saved searches, latest first. */
export async function listSavedSearches(
  ports: Pick<Ports, 'savedSearches'>,
  viewer: Viewer,
): Promise<readonly ListedSearch[]> {
  const searches = await ports.savedSearches.ofAccount(requireReader(viewer).accountId);
  return searches.map((search) => ({
    id: search.id,
    name: searchInWords(search),
    path: pathOfSearch(search),
  }));
}
