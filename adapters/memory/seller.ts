import type { Seller } from '../../core/entities/profile.ts';
import type { MemoryTables } from './memory-database.ts';
import { isPresent } from './present.ts';

/** The seller beside an advert or a comment; undefined if the account has no profile. */
export function sellerOf(tables: MemoryTables, accountId: string): Seller | undefined {
  const row = tables.profiles.get(accountId);
  if (row === undefined || !isPresent(tables, accountId)) return undefined;
  return {
    id: row.accountId,
    username: row.username,
    fullName: row.fullName,
    picture: row.pictureKey === undefined ? undefined : tables.pictures.get(row.pictureKey),
  };
}

/** Adds to the counters of the seller's profile. */
export function countAtSeller(
  tables: MemoryTables,
  sellerId: string,
  { adverts = 0, likes = 0 }: { readonly adverts?: number; readonly likes?: number },
): void {
  const profile = tables.profiles.get(sellerId);
  if (profile === undefined) return;
  const { advertCount, likesReceived } = profile;
  tables.profiles.change(sellerId, {
    advertCount: advertCount + adverts,
    likesReceived: likesReceived + likes,
  });
}
