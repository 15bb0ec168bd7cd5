import { parseArgs } from 'node:util';
import { CopyRefusal } from '../adapters/sql/copy/refusal.ts';
import { describeData } from './describe-data.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import { describeCopied, setExitCode } from './moving/describe-copied.ts';
import { writeBackup } from './moving/write-backup.ts';
import { readyConfig } from './ready-config.ts';

const config = await readyConfig();
const copied = await exitOnFailure(async () => {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || others.length > 0) throw new CopyRefusal('name one file: npm run backup -- FILE');
  console.log(`Backing up ${describeData(config)}`);
  return writeBackup(file, config, console.log);
});
console.log(copied.missing.length === 0 ? 'Backup complete:' : 'Backup written, but pictures are missing:');
for (const line of describeCopied(copied)) console.log(line);
console.log(
  config.sessionSecret.kind === 'kept'
    ? `It does not contain the secret that signs cookies and encrypts waiting mails: keep a copy of ${config.sessionSecret.file} somewhere else.`
    : 'It does not contain SESSION_SECRET: keep that somewhere else.',
);
setExitCode(copied);
