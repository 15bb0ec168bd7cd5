import { beginDaily, daily } from '../outbox/daily.ts';
import type { Entry, Handlers, TaskOf } from '../outbox/handler.ts';
import { goOn, inParts } from '../outbox/in-parts.ts';
import type { Ports } from '../ports/ports.ts';
import { minute } from '../shared/time/durations.ts';
import { compactSomeWords } from './compact-words.ts';
import { indexSomeWords } from './index-words.ts';
import { updateSearchedCopy } from './update-searched-copy.ts';

/** A search engine that has come back should not wait an hour for what it missed. */
const longestDelay = minute;

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const indexingTasks: Handlers<
  'index-advert' | 'index-profile' | 'find-herbs' | 'begin-compaction' | 'compact-words'
> = {
  'index-advert': {
    longestDelay,
    async runTogether({ searchEngine, searchSource }, tasks) {
      const ids = new Set(tasks.map(({ advertId }) => advertId));
      if (searchEngine) await updateSearchedCopy(searchSource.adverts, searchEngine.adverts, [...ids]);
    },
  },
  'index-profile': {
    longestDelay,
    async runTogether({ searchEngine, searchSource }, tasks) {
      const ids = new Set(tasks.map(({ accountId }) => accountId));
      if (searchEngine) await updateSearchedCopy(searchSource.profiles, searchEngine.profiles, [...ids]);
    },
  },
  'find-herbs': { run: indexSome },
  'begin-compaction': daily(4, (ports, run) => beginDaily(ports, run, { kind: 'compact-words' })),
  'compact-words': { run: (ports, entry) => inParts(ports, entry, compactSomeWords(ports)) },
};

async function indexSome(ports: Ports, entry: Entry<TaskOf<'find-herbs'>>): Promise<void> {
  const place = await indexSomeWords(ports, entry.task);
  await goOn(
    ports,
    entry,
    place === undefined ? { kind: 'compact-words' } : { kind: 'find-herbs', ...place },
  );
}
