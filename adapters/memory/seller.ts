import type { Seller } from '../../core/accounts/profile.ts';
import type { MemoryTables } from './memory-database.ts';
import { isPresent } from './present.ts';

/** The line beside an advert or a comment, when this account has a profile. */
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
