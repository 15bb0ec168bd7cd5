import type { AdvertCursor } from '../../core/ports/adverts.ts';

/** A cursor; without a key, all keys count as equal. */
type Place = AdvertCursor & { readonly key?: number };

/** Sorts by key, instant and id, all descending. Ids are compared by code unit, like databases with the C collation. */
export function newestFirst<Item>(items: Iterable<Item>, placeOf: (item: Item) => Place): readonly Item[] {
  return [...items].sort((left, right) => compare(placeOf(left), placeOf(right)));
}

/** The items of one page: at most `limit`, strictly after the cursor. */
export function keysetPage<Item>(
  items: Iterable<Item>,
  placeOf: (item: Item) => Place,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): readonly Item[] {
  return newestFirst(items, placeOf)
    .filter((item) => after === undefined || compare(after, placeOf(item)) < 0)
    .slice(0, limit);
}

function compare(left: Place, right: Place): number {
  const byKey = (right.key ?? 0) - (left.key ?? 0);
  if (byKey !== 0) return byKey;
  const byInstant = right.at.getTime() - left.at.getTime();
  if (byInstant !== 0) return byInstant;
  if (left.id === right.id) return 0;
  return left.id < right.id ? 1 : -1;
}
