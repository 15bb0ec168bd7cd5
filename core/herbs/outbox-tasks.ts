import { beginDaily, daily } from '../outbox/daily.ts';
import type { Handlers } from '../outbox/handler.ts';
import { keepHerbPrices } from './keep-herb-prices.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const herbTasks: Handlers<'begin-herb-prices' | 'keep-herb-prices'> = {
  'begin-herb-prices': daily(5, (ports, run) => beginDaily(ports, run, { kind: 'keep-herb-prices' })),
  'keep-herb-prices': { run: keepHerbPrices },
};
