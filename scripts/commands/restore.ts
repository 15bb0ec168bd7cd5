import type { Wanted } from '../../adapters/sql/copy/restore-one.ts';
import { migrateUnused } from '../../app/composition/open-database.server.ts';
import { exitCodes } from '../cli/exit-codes.ts';
import { exitOnFailure } from '../cli/exit-on-failure.ts';
import { migrateDatabase } from '../cli/migrate-database.ts';
import { endAsMistyped, parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { describeCopied, setExitCode } from '../moving/describe-copied.ts';
import { describeRestoredOne } from '../moving/describe-restored-one.ts';
import { restoreBackup } from '../moving/restore-backup.ts';
import { restoreOneFrom } from '../moving/restore-one.ts';

const usage = `Usage: npm run restore -- FILE                 restores a backup into an empty marketplace
       npm run restore -- FILE --replace       first deletes what is there
       npm run restore -- FILE --advert ID     brings one advert back that was deleted since, with its pictures
       npm run restore -- FILE --account ID    brings one account back that was deleted since, with its adverts

Stop the site first; with --advert or --account it may be running.`;

const { positionals, values } = parseCommandLine(usage, {
  allowPositionals: true,
  options: {
    replace: { type: 'boolean' },
    advert: { type: 'string' },
    account: { type: 'string' },
  },
});
const { replace, advert, account } = values;
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) endAsMistyped('Name one file.', usage);
if ([replace, advert, account].filter((given) => given !== undefined).length > 1)
  endAsMistyped('--replace, --advert and --account exclude each other.', usage);

if (advert !== undefined) await one(file, { kind: 'advert', id: advert });
else if (account !== undefined) await one(file, { kind: 'account', id: account });
else await all(file);

async function one(path: string, wanted: Wanted): Promise<void> {
  const config = await prepareConfig({ mustExist: 'marketplace' });
  await migrateDatabase(config, migrateUnused);
  const restored = await exitOnFailure(usage, () => restoreOneFrom({ path, wanted }, config, console.log));
  for (const line of describeRestoredOne(restored)) console.log(line);
  if (restored.missing.length > 0) process.exitCode = exitCodes.failed;
}

async function all(path: string): Promise<void> {
  const config = await prepareConfig();
  const copied = await exitOnFailure(usage, () =>
    restoreBackup({ path, replace: replace ?? false }, config, console.log),
  );
  console.log(copied.wasThere ? 'The target already holds the same marketplace:' : 'Restore complete:');
  for (const line of describeCopied(copied)) console.log(line);
  console.log(
    'Use the same SESSION_SECRET as before: without it everybody is logged out, waiting mails cannot be sent, and two-step login accepts only recovery codes.',
  );
  if (config.search !== undefined) console.log('Then run npm run reindex to fill Meilisearch.');
  setExitCode(copied);
}
