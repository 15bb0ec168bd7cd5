import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { advertIdOf, insertAdvert, insertUser, moveTo } from '../../contracts/samples.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { recordQueries, stepsOf } from '../connection/record-queries-for-test.ts';
import type { Database } from '../connection/schema.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlPictures } from './pictures.ts';
import { createSqlStores } from './sql-stores.ts';

const total = 20_000;

/** This many adverts with a photo each, of which the first is hidden. */
async function fill(db: Database): Promise<void> {
  const stores = createSqlStores(db);
  const seller = await insertUser(stores, 'amina');
  const first = await insertAdvert(stores, seller, 1);
  const [advert] = await db.selectFrom('adverts').selectAll().where('id', '=', first.id).execute();
  const [picture] = await db.selectFrom('pictures').selectAll().execute();
  if (advert === undefined || picture === undefined) throw new Error('Nothing was inserted.');
  for (let from = 2; from <= total; from += 500) {
    const numbers = Array.from({ length: 500 }, (_, index) => from + index);
    await db
      .insertInto('pictures')
      .values(numbers.map((number) => ({ ...picture, key: `p${number}` })))
      .execute();
    await db
      .insertInto('adverts')
      .values(numbers.map((number) => ({ ...advert, id: advertIdOf(number) })))
      .execute();
    const shown = numbers.map((number) => ({
      advert_id: advertIdOf(number),
      position: 0,
      picture_key: `p${number}`,
    }));
    await db.insertInto('advert_pictures').values(shown).execute();
  }
  await moveTo(stores, first.id, 'hidden');
}

const sqlite = migratedSqlite();
const postgres = sharedPostgres();

test.each([
  {
    name: 'SQLite',
    open: () => sqlite.open(),
    how: 'explain query plan',
    whole: /SCAN (?!CONSTANT|adverts USING COVERING INDEX adverts_hidden)/,
  },
  {
    name: 'PostgreSQL',
    open: () => postgres.open('migrated'),
    how: 'explain',
    whole: /Seq Scan on (?:adverts|advert_pictures)/,
  },
])(
  'photos of hidden adverts are found among 20,000 on $name without reading them all',
  async ({ name, open, ...plan }) => {
    const { db, close } = await open();
    onTestFinished(close);
    await fill(db);
    if (name === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
    const { watched, during } = recordQueries(db);
    const { found, queries } = await during(() => createSqlPictures(watched).hidden());
    expect(found).toHaveLength(1);
    const steps = await stepsOf(db, plan.how, queries);
    expect(steps.join('\n')).toMatch(/adverts_hidden/);
    expect(steps.filter((step) => plan.whole.test(step))).toEqual([]);
  },
);
