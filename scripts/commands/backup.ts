import { resolve } from 'node:path';
import type { Config } from '../../adapters/config.ts';
import { describeData } from '../cli/describe-data.ts';
import { exitOnFailure } from '../cli/exit-on-failure.ts';
import { endAsMistyped, parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { type Backup, backUpInto } from '../moving/backup-folder.ts';
import { checkBackup } from '../moving/check-backup.ts';
import { describeCopied, setExitCode } from '../moving/describe-copied.ts';
import { writeBackup } from '../moving/write-backup.ts';

const usage = `Usage: npm run backup -- FILE             writes all rows and pictures to one file
       npm run backup -- --into FOLDER    the same, named after the date and time; removes older ones but for 7 days and the 4 weeks before them
       npm run backup -- --check FILE     restores that backup, or the newest in a folder, elsewhere and compares

The site may be running. With --quiet, or where there is no terminal, one line says what was done.`;

const { positionals, values } = parseCommandLine(usage, {
  allowPositionals: true,
  options: {
    into: { type: 'string' },
    check: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});
const { into, check } = values;
const [file] = positionals;
if ([...positionals, into, check].filter((place) => place !== undefined).length !== 1) {
  endAsMistyped('Name one place.', usage);
}

const quiet = values.quiet || !process.stdout.isTTY;
const report = (line: string) => {
  if (!quiet) console.log(line);
};

await exitOnFailure(usage, async () => {
  if (check !== undefined) {
    const compared = 'Restored and compared';
    return say(compared, compared, await checkBackup(check, report));
  }

  const config = await prepareConfig({ mustExist: 'folder' });
  report(`Backing up ${describeData(config)}`);
  const backup =
    into === undefined
      ? { file: resolve(file ?? ''), copied: await writeBackup(file ?? '', config, report) }
      : await backUpInto({ folder: into, config, now: new Date(), report });
  say('Backup complete', 'Backup written', backup);
  report(whereSecretIs(config));
});

function say(whole: string, incomplete: string, { file, copied }: Backup): void {
  const done = copied.missing.length === 0 ? whole : `${incomplete}, but pictures are missing`;
  const [contents, ...missing] = describeCopied(copied);
  console.log(quiet ? `${done}: ${file}: ${contents}` : `${done}:\n${contents}`);
  for (const line of missing) (quiet ? console.error : console.log)(line);
  setExitCode(copied);
}

function whereSecretIs({ sessionSecret }: Config): string {
  return sessionSecret.kind === 'kept'
    ? `It does not contain the secret that signs cookies and encrypts waiting mails: keep a copy of ${sessionSecret.file} somewhere else.`
    : 'It does not contain SESSION_SECRET: keep that somewhere else.';
}
