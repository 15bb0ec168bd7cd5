import type { Sale } from '../../core/entities/sale.ts';
import type { OwnQuery } from '../../core/ports/adverts.ts';
import type { Sales } from '../../core/ports/sales.ts';
import { type Connection, ownPage } from './memory-database.ts';

export function createMemorySales(connection: Connection): Sales {
  const ofRole =
    (role: 'sellerId' | 'buyerId') =>
    ({ accountId, ...page }: OwnQuery) =>
      connection.read((tables) =>
        ownPage(
          tables.sales.where((row) => row[role] === accountId),
          ({ advertId }) => advertId,
          page,
        ),
      );
  return {
    set: (sale) => connection.write((tables) => void tables.sales.set(sale.advertId, structuredClone(sale))),
    remove: (advertId) => connection.write((tables) => void tables.sales.delete(advertId)),
    of: (advertId) => connection.read((tables) => tables.sales.get(advertId)),
    between: ({ accountId, otherId, limit }) =>
      connection.read((tables) => {
        const pair = new Set([accountId, otherId]);
        return tables.sales
          .where(({ sellerId, buyerId }) => pair.has(sellerId) && pair.has(buyerId))
          .toSorted(newestFirst)
          .slice(0, limit);
      }),
    ofSeller: ofRole('sellerId'),
    ofBuyer: ofRole('buyerId'),
  };
}

function newestFirst(one: Sale, other: Sale): number {
  return other.at.getTime() - one.at.getTime() || (one.advertId < other.advertId ? 1 : -1);
}
