import { type Selectable, sql } from 'kysely';
import type { Sale } from '../../../core/entities/sale.ts';
import type { Sales } from '../../../core/ports/sales.ts';
import type { Database, SalesTable } from '../connection/schema.ts';
import { ownRows } from '../queries/own-rows.ts';

const toSale = (row: Selectable<SalesTable>): Sale => ({
  advertId: row.advert_id,
  sellerId: row.seller_id,
  buyerId: row.buyer_id,
  at: new Date(row.named_at),
});

export function createSqlSales(db: Database): Sales {
  return {
    async set({ advertId, sellerId, buyerId, at }) {
      const sale = { seller_id: sellerId, buyer_id: buyerId, named_at: at.getTime() };
      await db
        .insertInto('sales')
        .values({ advert_id: advertId, ...sale })
        .onConflict((conflict) => conflict.column('advert_id').doUpdateSet(sale))
        .execute();
    },

    async remove(advertId) {
      await db.deleteFrom('sales').where('advert_id', '=', advertId).execute();
    },

    async of(advertId) {
      const row = await db
        .selectFrom('sales')
        .selectAll()
        .where('advert_id', '=', advertId)
        .executeTakeFirst();
      return row && toSale(row);
    },

    async between({ accountId, otherId, limit }) {
      const rows = await db
        .selectFrom('sales')
        .selectAll()
        .where(({ and, or }) =>
          or([
            and({ buyer_id: accountId, seller_id: otherId }),
            and({ buyer_id: otherId, seller_id: accountId }),
          ]),
        )
        .orderBy('named_at', 'desc')
        .orderBy('advert_id', 'desc')
        .limit(sql.lit(limit))
        .execute();
      return rows.map(toSale);
    },

    async ofSeller(own) {
      return (await ownRows(db, 'sales', { owner: 'seller_id', key: 'advert_id' }, own)).map(toSale);
    },

    async ofBuyer(own) {
      return (await ownRows(db, 'sales', { owner: 'buyer_id', key: 'advert_id' }, own)).map(toSale);
    },
  };
}
