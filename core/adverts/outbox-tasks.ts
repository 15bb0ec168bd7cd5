import { digestHour } from '../notifications/limits.ts';
import { beginDaily, daily } from '../outbox/daily.ts';
import type { Handlers } from '../outbox/handler.ts';
import { askBuyer } from './ask-buyer.ts';
import { endAdverts } from './end-adverts.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const advertTasks: Handlers<'ask-buyer' | 'begin-ends' | 'end-adverts'> = {
  'ask-buyer': { run: askBuyer },
  'begin-ends': daily(digestHour, (ports, run) => beginDaily(ports, run, { kind: 'end-adverts' })),
  'end-adverts': { run: endAdverts },
};
