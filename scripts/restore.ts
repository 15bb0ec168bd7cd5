import { parseArgs } from 'node:util';
import { CopyRefusal } from '../adapters/sql/copy/refusal.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import { describeCopied, setExitCode } from './moving/describe-copied.ts';
import { restoreBackup } from './moving/restore-backup.ts';
import { readyConfig } from './ready-config.ts';

const config = await readyConfig();
const copied = await exitOnFailure(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new CopyRefusal('name one file: npm run restore -- FILE, or npm run restore -- FILE --replace');
  }
  return restoreBackup({ path: file, replace: values.replace }, config, console.log);
});
console.log(copied.wasThere ? 'The target already holds the same marketplace:' : 'Restore complete:');
for (const line of describeCopied(copied)) console.log(line);
console.log(
  'Use the same SESSION_SECRET as before, or everybody is logged out and waiting mails cannot be sent.',
);
if (config.search !== undefined) console.log('Then run npm run reindex to fill Meilisearch.');
setExitCode(copied);
