import type { OutboxPart, OutboxTask } from '../ports/outbox.ts';

/** In each, tasks wait in the order in which they are due; lower numbers go first. Databases keep the numbers. */
const lanes = { urgentMails: 0, urgentWork: 1, mails: 2, work: 3 } as const;

/** The lane in which this task waits: somebody is waiting for a link, and nobody for the day's many mails. */
export function laneOf(task: OutboxTask): number {
  if (task.kind === 'send-mail') return task.urgent ? lanes.urgentMails : lanes.mails;
  return task.kind === 'mail-reset-link' ? lanes.urgentWork : lanes.work;
}

/** The lanes of a part, or all. */
export function lanesOf(part: OutboxPart | undefined): readonly number[] {
  if (part === undefined) return Object.values(lanes);
  return part === 'mails' ? [lanes.urgentMails, lanes.mails] : [lanes.urgentWork, lanes.work];
}
