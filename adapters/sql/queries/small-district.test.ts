import { expect, onTestFinished, test } from 'vitest';
import { everyAdvert } from '../../../core/adverts/filter.ts';
import { advertOrders } from '../../../core/entities/advert-filter.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { recordQueries, stepsOf } from '../connection/record-queries-for-test.ts';
import { createSqlStores } from '../stores/sql-stores.ts';

const sqlite = migratedSqlite();

test.each(advertOrders)('a kind in a district is read from an index of districts: %s', async (order) => {
  const { db, close } = await sqlite.open();
  onTestFinished(close);
  const { watched, during } = recordQueries(db);
  const choice = { ...everyAdvert, district: 'Gulu', goods: 'powder', near: 'Gulu', order } as const;
  const page = { after: undefined, limit: 21, max: 1001, viewerId: undefined, herb: undefined };
  const { queries } = await during(() => createSqlStores(watched).adverts.list({ ...page, choice }));
  const steps = await stepsOf(db, 'explain query plan', queries);
  const read = String(steps).match(/SEARCH listed USING [^)]+\)/g);
  expect(read?.filter((step) => !step.includes('(herb=? AND district=?'))).toEqual([]);
});
