import type { ListPlace } from '../ports/adverts.ts';
import type { Page } from './advert.ts';
import { encodeCursor, parseCursor } from './cursor.ts';
import type { AdvertChoice } from './filter.ts';
import { advertsPerPage } from './limits.ts';

const pattern = /^([0-9a-z]{1,7})-(-?[0-9]{1,10})-(.*)$/;

/** Which list a page is part of: of a herb or of what a query finds, say, and in which choice. */
interface ListName {
  readonly of: string;
  readonly choice: AdvertChoice;
}

/** What is not a cursor of this list means the first page: one of another order or filter would leave out what nobody saw. */
export function parseListCursor(text: string | undefined, list: ListName): ListPlace | undefined {
  const [, mark, key, place] = pattern.exec(text ?? '') ?? [];
  const cursor = parseCursor(place);
  if (cursor === undefined || mark !== markOf(list)) return undefined;
  return { key: Number(key), ...cursor };
}

/** A page, out of the places of one item more than fits on it; `items` are those of the page. */
export function listPage<Item>(
  items: readonly Item[],
  places: readonly ListPlace[],
  list: ListName,
): Page<Item> {
  const last = places[advertsPerPage - 1];
  const more = places.length > advertsPerPage && last !== undefined;
  return { items, next: more ? `${markOf(list)}-${last.key}-${encodeCursor(last)}` : undefined };
}

/** Tells lists apart well enough for that: 32 bits of FNV-1a. */
function markOf({ of, choice: { district, minPrice, maxPrice, order } }: ListName): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([of, order, district, minPrice, maxPrice])) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
