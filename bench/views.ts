import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandomIds } from '../adapters/identity/random-ids.ts';
import { createSha256Digests } from '../adapters/identity/sha256-digests.ts';
import { createSystemClock } from '../adapters/identity/system-clock.ts';
import { createPendingViews } from '../adapters/process/pending-views.ts';
import { openSqlite } from '../adapters/sql/connection/database.ts';
import { createSqlTransaction } from '../adapters/sql/stores/transaction.ts';
import { migrateToLatest } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { noteView } from '../core/adverts/note-view.ts';
import { storeViews } from '../core/adverts/store-views.ts';
import { visitor } from '../core/shared/viewer.ts';
import type { BenchRow } from './bench-row.ts';
import { median } from './median.ts';
import { fillShop } from './search-shop.ts';

/** As many as come in 20 seconds at 1,000 a second. */
const atOnce = 20_000;
const rounds = 12;
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

/** Microseconds of processor time for one view by a visitor who is new each time, which is the most expensive kind. */
export async function run(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'eddagala-bench-'));
  const { db, close } = openSqlite({ file: join(folder, 'shop.sqlite') });
  try {
    await migrateToLatest(db);
    await fillShop(db, { adverts: 10_000 });
    const adverts = await db.selectFrom('adverts').select('id').execute();
    const ports = {
      pendingViews: createPendingViews(),
      digests: createSha256Digests(),
      ids: createRandomIds(),
      clock: createSystemClock(),
      transaction: createSqlTransaction(db, { publish: async () => undefined }),
    };
    const costs: { noting: number; storing: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = process.cpuUsage();
      for (let number = 0; number < atOnce; number += 1) {
        const advert = adverts[(number * 7919) % adverts.length];
        const client = `10.${round}.${number >> 8}.${number & 255}`;
        if (advert) noteView(ports, visitor, advert, { method: 'GET', client, userAgent, purpose: '' });
      }
      const noted = process.cpuUsage(begun);
      await storeViews(ports);
      const all = process.cpuUsage(begun);
      const noting = noted.user + noted.system;
      costs.push({ noting: noting / atOnce, storing: (all.user + all.system - noting) / atOnce });
    }
    const row = (name: string, value: (cost: (typeof costs)[number]) => number): BenchRow => ({
      name,
      value: median(costs.map(value)),
      unit: 'µs',
    });
    return [row('to note a view', ({ noting }) => noting), row('to store it', ({ storing }) => storing)];
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}
