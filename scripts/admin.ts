import { createLog } from '../adapters/log.ts';
import { migrateShop, openShop } from '../app/composition.server.ts';
import { runAdminCommand } from './admin/run-admin-command.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readyConfig } from './ready-config.ts';

const config = await readyConfig({ mustExist: true });
await migrateDatabase(config, migrateShop);
const shop = await openShop(config, createLog(config));
try {
  process.exitCode = await runAdminCommand(process.argv.slice(2), {
    ports: shop.ports,
    print: console.log,
    complain: console.error,
  });
} finally {
  await shop.closeMailer();
  await shop.close();
}
