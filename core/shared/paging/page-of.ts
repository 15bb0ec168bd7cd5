import type { Page } from '../../entities/advert.ts';
import type { AdvertCursor } from '../../ports/adverts.ts';
import { encodeCursor } from './cursor.ts';

/** A page of at most `limit` items, made from the result of a query for `limit` + 1 rows. */
export function pageOf<Item>(
  rows: readonly Item[],
  limit: number,
  cursorOf: (item: Item) => AdvertCursor,
): Page<Item> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, next: more ? encodeCursor(cursorOf(last)) : undefined };
}
