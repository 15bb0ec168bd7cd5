import { exitOnFailure } from './exit-on-failure.ts';
import { describeCopied, setExitCode } from './moving/describe-copied.ts';
import { restoreBackup } from './moving/restore-backup.ts';
import { endAsMistyped, readTyped } from './read-typed.ts';
import { readyConfig } from './ready-config.ts';

const usage = `Usage: npm run restore -- FILE              restores a backup into an empty marketplace
       npm run restore -- FILE --replace    first deletes what is there

Stop the site first.`;

const { positionals, values } = readTyped(usage, {
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) {
  endAsMistyped('Name one file.', usage);
}
const config = await readyConfig();
const copied = await exitOnFailure(usage, () =>
  restoreBackup({ path: file, replace: values.replace }, config, console.log),
);
console.log(copied.wasThere ? 'The target already holds the same marketplace:' : 'Restore complete:');
for (const line of describeCopied(copied)) console.log(line);
console.log(
  'Use the same SESSION_SECRET as before: without it everybody is logged out, waiting mails cannot be sent, and two-step login accepts only recovery codes.',
);
if (config.search !== undefined) console.log('Then run npm run reindex to fill Meilisearch.');
setExitCode(copied);
