import { accountTasks } from './accounts/outbox-tasks.ts';
import { advertTasks } from './adverts/outbox-tasks.ts';
import { followTasks } from './follows/outbox-tasks.ts';
import { herbTasks } from './herbs/outbox-tasks.ts';
import { indexingTasks } from './indexing/outbox-tasks.ts';
import { mailTasks } from './mails/outbox-tasks.ts';
import { notificationTasks } from './notifications/outbox-tasks.ts';
import { scheduleDaily } from './outbox/daily.ts';
import type { Handlers } from './outbox/handler.ts';
import { type FailureReport, runTasks } from './outbox/run-tasks.ts';
import { pictureTasks } from './pictures/outbox-tasks.ts';
import type { OutboxPart } from './ports/outbox.ts';
import type { Ports } from './ports/ports.ts';
import { ratingTasks } from './ratings/outbox-tasks.ts';
import { reportTasks } from './reports/outbox-tasks.ts';
import { reviewTasks } from './review/outbox-tasks.ts';
import { savedSearchTasks } from './saved-searches/outbox-tasks.ts';

/** The handlers of all outbox tasks. A kind of task without a handler is a type error. */
const handlers: Handlers = {
  ...accountTasks,
  ...advertTasks,
  ...followTasks,
  ...herbTasks,
  ...indexingTasks,
  ...mailTasks,
  ...notificationTasks,
  ...pictureTasks,
  ...ratingTasks,
  ...reportTasks,
  ...reviewTasks,
  ...savedSearchTasks,
};

/**
 * Runs every outbox task that is due, or those of one part; returns how many were done. `report` is called for every
 * failure. See `runTasks`.
 */
export function dispatchOutbox(
  ports: Ports,
  report: FailureReport = () => undefined,
  part?: OutboxPart,
): Promise<number> {
  return runTasks(ports, handlers, report, part);
}

/** Makes sure that the next run of every daily task is in the outbox. */
export function ensureScheduled(ports: Pick<Ports, 'outbox' | 'clock'>): Promise<void> {
  return scheduleDaily(ports, handlers);
}
