import { orderKey, popularity } from '../../core/adverts/filter.ts';
import type { AdvertChoice } from '../../core/entities/advert-filter.ts';
import type { ListPlace } from '../../core/ports/adverts.ts';
import type { AdvertRow, MemoryTables } from './memory-database.ts';
import { isPresent } from './present.ts';

/** The adverts that everybody may see. Every list is based on these, so that none omits a condition. */
export function shownAdverts(tables: MemoryTables): readonly AdvertRow[] {
  return [...tables.adverts.values()].filter((row) => isShown(tables, row));
}

/** The advert, in any state, unless its seller's account is being deleted. */
export function presentAdvert(tables: MemoryTables, id: string): AdvertRow | undefined {
  const row = tables.adverts.get(id);
  return row !== undefined && isPresent(tables, row.sellerId) ? row : undefined;
}

export function isShown(tables: MemoryTables, row: AdvertRow): boolean {
  return row.state === 'live' && isPresent(tables, row.sellerId);
}

export function popularityOf(tables: MemoryTables, advertId: string): number {
  return popularity(likesOf(tables, advertId));
}

function likesOf(tables: MemoryTables, advertId: string) {
  const likes = tables.likes.where((like) => like.advertId === advertId);
  const verified = likes.filter(({ accountId }) => tables.accounts.get(accountId)?.emailVerified === true);
  return { likes: likes.length, verifiedLikes: verified.length };
}

export function placeInOrder(
  tables: MemoryTables,
  row: AdvertRow,
  choice: Pick<AdvertChoice, 'order' | 'near'>,
): ListPlace {
  const { price, district } = row;
  const key = orderKey(choice, { price, district, ...likesOf(tables, row.id) });
  return { key, at: row.postedAt, id: row.id };
}
