import type { SearchedCopy } from '../ports/search-engine.ts';
import type { SourceOf } from '../ports/search-source.ts';

/**
 * Brings a search engine's copy up to date for these ids. Several calls may run at once, in any order: each reads the
 * source again after writing, and writes once more if something has changed in the meantime. `seen` is what the
 * source just returned for these ids, if the caller has already asked.
 */
export async function updateSearchedCopy<Item extends { readonly id: string }>(
  source: SourceOf<Item>,
  copy: Pick<SearchedCopy<Item>, 'update'>,
  ids: readonly string[],
  seen?: readonly Item[],
): Promise<void> {
  let unwritten = ids;
  let items = seen ?? (await source.byIds(ids));
  while (unwritten.length > 0) {
    const present = new Map(items.map((item) => [item.id, item]));
    const changed = new Set(unwritten);
    await copy.update({
      present: items.filter((item) => changed.has(item.id)),
      gone: unwritten.filter((id) => !present.has(id)),
    });
    items = await source.byIds(ids);
    const now = new Map(items.map((item) => [item.id, item]));
    unwritten = ids.filter((id) => JSON.stringify(now.get(id)) !== JSON.stringify(present.get(id)));
  }
}
