import type { Page } from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import type { ListPlace } from '../ports/adverts.ts';
import { encodeCursor, isCursor, parseCursor } from '../shared/paging/cursor.ts';
import { advertsPerPage } from './limits.ts';

/** A key has at most 15 digits: greater numbers are not exact. */
const pattern = /^([0-9a-z]{1,7})-(-?[0-9]{1,15})-(.*)$/;

/** The list that a page belongs to, such as a herb or a search, with its filters and order. */
interface ListName {
  readonly of: string;
  readonly choice: AdvertChoice;
}

/** Whether the text has the form of a list cursor. */
export function isListCursor(text: string): boolean {
  const [, , , place] = pattern.exec(text) ?? [];
  return place !== undefined && isCursor(place);
}

/**
 * The place in a cursor; undefined, which means the first page, for a text that is not a cursor of this list. A
 * cursor from another order or filter would skip adverts that the viewer has not seen.
 */
export function parseListCursor(text: string | undefined, list: ListName): ListPlace | undefined {
  const [, mark, key, place] = pattern.exec(text ?? '') ?? [];
  const cursor = parseCursor(place);
  if (cursor === undefined || mark !== markOf(list)) return undefined;
  return { key: Number(key), ...cursor };
}

/**
 * A page, made from the places of one item more than fits on it. `items` are the items at these places, without any
 * removed since the places were read, and any other items of the page.
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

/** A mark that distinguishes lists well enough for cursors: 32 bits of FNV-1a. */
function markOf({ of, choice }: ListName): string {
  const { order, near, district, minPrice, maxPrice, goods, delivery } = choice;
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([of, order, near, district, minPrice, maxPrice, goods, delivery])) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
