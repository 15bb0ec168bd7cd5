import { parseArgs } from 'node:util';
import { describeCopied, endWith } from './moving/describe-copied.ts';
import { moveHouse } from './moving/move-house.ts';
import { orExit } from './moving/or-exit.ts';
import { readPlace } from './moving/place.ts';
import { readyConfig } from './ready-config.ts';

const text = { type: 'string' } as const;
const config = await readyConfig();
const copied = await orExit(async () => {
  const { values } = parseArgs({
    options: { from: text, to: text, 'photos-from': text, 'photos-to': text },
  });
  const from = readPlace({ option: 'from', database: values.from, photos: values['photos-from'] }, config);
  const to = readPlace({ option: 'to', database: values.to, photos: values['photos-to'] }, config);
  return moveHouse({ from, to }, console.log);
});
console.log(copied.wasThere ? 'The target already holds the same marketplace:' : 'Copy complete:');
for (const line of describeCopied(copied)) console.log(line);
console.log(
  'Start the site there with the same SESSION_SECRET, or with the session-secret file from the old DATA_DIR: without it everybody is logged out and waiting mails cannot be sent.',
);
if (config.search !== undefined) console.log('Then run npm run reindex to fill Meilisearch.');
endWith(copied);
