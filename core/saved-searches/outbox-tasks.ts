import type { Handlers } from '../outbox/handler.ts';
import { keySearches } from './key-searches.ts';
import { matchAdvert } from './match-advert.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const savedSearchTasks: Handlers<'key-searches' | 'match-advert'> = {
  'key-searches': { run: keySearches },
  'match-advert': { run: matchAdvert },
};
