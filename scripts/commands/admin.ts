import { createLog } from '../../adapters/log.ts';
import { migrateUnused } from '../../app/composition/open-database.server.ts';
import { openSite } from '../../app/composition/open-site.server.ts';
import { runAdminCommand } from '../admin/run-admin-command.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { exitOnStartFailure } from '../cli/start-failure.ts';

process.exitCode = await runAdminCommand(process.argv.slice(2), {
  async withPorts(work) {
    const config = await prepareConfig({ mustExist: 'marketplace' });
    await migrateDatabase(config, migrateUnused);
    return exitOnStartFailure(config, async () => {
      // The log goes to standard error, because other programs read standard output.
      const shop = await openSite(config, createLog(config, process.stderr));
      try {
        return await work(shop.ports);
      } finally {
        await shop.closeMailer();
        await shop.close();
      }
    });
  },
  print: console.log,
  complain: console.error,
});
