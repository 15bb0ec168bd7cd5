import type { AdvertCursor } from '../../core/ports/adverts.ts';

/** Sorts by instant and then by id, both descending. Ids are compared by code unit, as databases do in C order. */
export function newestFirst<Item>(
  items: Iterable<Item>,
  placeOf: (item: Item) => AdvertCursor,
): readonly Item[] {
  return [...items].sort((left, right) => compare(placeOf(left), placeOf(right)));
}

/** The items of one page: at most `limit`, strictly after the cursor. */
export function keysetPage<Item>(
  items: Iterable<Item>,
  placeOf: (item: Item) => AdvertCursor,
  { after, limit }: { readonly after: AdvertCursor | undefined; readonly limit: number },
): readonly Item[] {
  return newestFirst(items, placeOf)
    .filter((item) => after === undefined || compare(after, placeOf(item)) < 0)
    .slice(0, limit);
}

function compare(left: AdvertCursor, right: AdvertCursor): number {
  const byInstant = right.at.getTime() - left.at.getTime();
  if (byInstant !== 0) return byInstant;
  if (left.id === right.id) return 0;
  return left.id < right.id ? 1 : -1;
}
