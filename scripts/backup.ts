import type { Config } from '../adapters/config.ts';
import type { Copied } from '../adapters/sql/copy/copy-shop.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import { backUpInto } from './moving/backup-folder.ts';
import { checkBackup } from './moving/check-backup.ts';
import { describeCopied, setExitCode } from './moving/describe-copied.ts';
import { writeBackup } from './moving/write-backup.ts';
import { endAsMistyped, readTyped } from './read-typed.ts';
import { readyConfig } from './ready-config.ts';

const usage = `Usage: npm run backup -- FILE             writes all rows and pictures to one file
       npm run backup -- --into FOLDER    the same, named after the date and time; removes older ones but for 7 days and 4 weeks
       npm run backup -- --check FILE     restores that backup, or the newest in a folder, elsewhere and compares

The site may be running.`;

const { positionals, values } = readTyped(usage, {
  allowPositionals: true,
  options: { into: { type: 'string' }, check: { type: 'string' } },
});
const { into, check } = values;
const [file] = positionals;
if ([...positionals, into, check].filter((place) => place !== undefined).length !== 1) {
  endAsMistyped('Name one place.', usage);
}

await exitOnFailure(usage, async () => {
  if (check !== undefined) {
    const compared = 'Restored and compared';
    return say(compared, compared, await checkBackup(check, console.log));
  }

  const config = await readyConfig();
  const report = console.log;
  const copied =
    into === undefined
      ? await writeBackup(file ?? '', config, report)
      : await backUpInto({ folder: into, config, now: new Date(), report });
  say('Backup complete', 'Backup written', copied);
  report(whereSecretIs(config));
});

function say(whole: string, incomplete: string, copied: Copied): void {
  console.log(copied.missing.length === 0 ? `${whole}:` : `${incomplete}, but pictures are missing:`);
  for (const line of describeCopied(copied)) console.log(line);
  setExitCode(copied);
}

function whereSecretIs({ sessionSecret }: Config): string {
  return sessionSecret.kind === 'kept'
    ? `It does not contain the secret that signs cookies and encrypts waiting mails: keep a copy of ${sessionSecret.file} somewhere else.`
    : 'It does not contain SESSION_SECRET: keep that somewhere else.';
}
