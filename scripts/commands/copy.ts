import { exitOnFailure } from '../cli/exit-on-failure.ts';
import { endAsMistyped, parseCommandLine } from '../cli/parse-command-line.ts';
import { prepareConfig } from '../cli/prepare-config.ts';
import { describeCopied, setExitCode } from '../moving/describe-copied.ts';
import { readLocation } from '../moving/location.ts';
import { moveSite } from '../moving/move-site.ts';

const usage = `Usage: npm run copy -- --from SOURCE --to TARGET [--photos-from PHOTOS] [--photos-to PHOTOS] [--from-running]

SOURCE and TARGET are sqlite: and a data folder or a file, or postgres://user:password@host:5432/database; PHOTOS is
disk: and a folder, or s3. The default for SOURCE or TARGET is the configured database. Pictures default to those beside
the SQLite file, or to the configured store. The target must be empty; stop the site first. --from-running copies from
a site that is running: what is written there meanwhile is lost.`;

const text = { type: 'string' } as const;
const { values } = parseCommandLine(usage, {
  options: {
    from: text,
    to: text,
    'photos-from': text,
    'photos-to': text,
    'from-running': { type: 'boolean', default: false },
  },
});
if (values.from === undefined && values.to === undefined) {
  endAsMistyped('Name a source or a target.', usage);
}
// Without `--from` the configured site is the source and has to exist; as a target it is created.
const config = await prepareConfig({ mustExist: values.from === undefined ? 'folder' : undefined });
const copied = await exitOnFailure(usage, async () => {
  const from = readLocation({ option: 'from', database: values.from, photos: values['photos-from'] }, config);
  const to = readLocation({ option: 'to', database: values.to, photos: values['photos-to'] }, config);
  return moveSite({ from, to, fromRunning: values['from-running'] }, console.log);
});
console.log(copied.wasThere ? 'The target already holds the same marketplace:' : 'Copy complete:');
for (const line of describeCopied(copied)) console.log(line);
if (values['from-running'])
  console.log('What was written at the source since this command began is not there.');
console.log(
  'Start the site there with the same SESSION_SECRET, or with the session-secret file from the old DATA_DIR: without it everybody is logged out, waiting mails cannot be sent, and two-step login accepts only recovery codes.',
);
if (config.search !== undefined) console.log('Then run npm run reindex to fill Meilisearch.');
setExitCode(copied);
