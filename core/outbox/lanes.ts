import type { OutboxPart, OutboxTask } from '../ports/outbox.ts';

/**
 * The order of the lanes: tasks of a lower number run first, and tasks of one lane in the order in which they are
 * due. The database stores these numbers, so they must not change.
 */
const lanes = { urgentMails: 0, urgentWork: 1, mails: 2, work: 3, pushes: 4 } as const;

/** The lane of a task. Somebody is waiting for a mail with a link; nobody is waiting for the daily mails. */
export function laneOf(task: OutboxTask): number {
  if (task.kind === 'send-mail') return task.urgent ? lanes.urgentMails : lanes.mails;
  if (task.kind === 'send-push') return lanes.pushes;
  return task.kind === 'mail-reset-link' ? lanes.urgentWork : lanes.work;
}

/** The lanes of a part; without a part, all lanes. */
export function lanesOf(part: OutboxPart | undefined): readonly number[] {
  if (part === undefined) return Object.values(lanes);
  if (part === 'pushes') return [lanes.pushes];
  return part === 'mails' ? [lanes.urgentMails, lanes.mails] : [lanes.urgentWork, lanes.work];
}
