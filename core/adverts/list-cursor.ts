import type { Page } from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import type { ListPlace } from '../ports/adverts.ts';
import { encodeCursor, isCursor, parseCursor } from '../shared/paging/cursor.ts';
import { advertsPerPage } from './limits.ts';

/** A key has no more digits than a number can count exactly. */
const pattern = /^([0-9a-z]{1,7})-(-?[0-9]{1,15})-(.*)$/;

/** Which list a page belongs to, for example a herb or a search, and with which filters and order. */
interface ListName {
  readonly of: string;
  readonly choice: AdvertChoice;
}

/** Whether it has the form of a cursor of some list. */
export function isListCursor(text: string): boolean {
  const [, , , place] = pattern.exec(text) ?? [];
  return place !== undefined && isCursor(place);
}

/**
 * Whatever is not a cursor of this list means the first page: one from another order or filter would skip adverts that
 * nobody has seen.
 */
export function parseListCursor(text: string | undefined, list: ListName): ListPlace | undefined {
  const [, mark, key, place] = pattern.exec(text ?? '') ?? [];
  const cursor = parseCursor(place);
  if (cursor === undefined || mark !== markOf(list)) return undefined;
  return { key: Number(key), ...cursor };
}

/**
 * A page, given the places of one item more than fits on it. `items` are those at these places, without any that were
 * removed since the places were read, and whatever else is on the page.
 */
export function listPage<Item extends { readonly id: string }>(
  items: readonly Item[],
  places: readonly ListPlace[],
  list: ListName,
): Page<Item> {
  const [last, beyond] = places.slice(advertsPerPage - 1);
  if (last === undefined || beyond === undefined) return { items, next: undefined };
  return {
    items: items.filter(({ id }) => id !== beyond.id),
    next: `${markOf(list)}-${last.key}-${encodeCursor(last)}`,
  };
}

/** Distinguishes lists well enough for that: 32 bits of FNV-1a. */
function markOf({ of, choice: { district, minPrice, maxPrice, order } }: ListName): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([of, order, district, minPrice, maxPrice])) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
