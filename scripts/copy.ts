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
console.log(copied.wasThere ? 'The shop was there already, and it is the same:' : 'Moved:');
for (const line of describeCopied(copied)) console.log(line);
console.log(
  'Start the site there with the same SESSION_SECRET, or with the file session-secret of the old DATA_DIR: without it everybody is signed out and mails that wait cannot be sent.',
);
if (config.search !== undefined) console.log('Then run npm run reindex, so that Meilisearch knows the shop.');
endWith(copied);
