import type { DailyTask, OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';

export type TaskKind = OutboxTask['kind'];
export type DailyKind = DailyTask['kind'];
export type TaskOf<Kind extends TaskKind> = Extract<OutboxTask, { readonly kind: Kind }>;

/** A task that is being done. */
export type Entry<Task extends OutboxTask = OutboxTask> = Pick<OutboxEntry<Task>, 'id' | 'task'>;

interface Patience {
  /** A task that fails again and again is retried after at most this long, in milliseconds; by default an hour. */
  readonly longestDelay?: number;
  /** A task that still fails after this long, in milliseconds, is given up; by default none is. */
  readonly givenUpAfter?: number;
}

/**
 * How the tasks of one kind are done: each by itself, or all of a batch together, which were all queued before the batch
 * began. Work that rejects is tried again later, unless what it rejects with is `Hopeless`.
 */
export type Handler<Kind extends TaskKind> = Patience &
  (
    | { run(ports: Ports, entry: Entry<TaskOf<Kind>>): Promise<void> }
    | { runTogether(ports: Ports, tasks: readonly TaskOf<Kind>[]): Promise<void> }
  ) &
  (Kind extends DailyKind ? { readonly hour: number } : unknown);

/** The handlers of a subject's outbox tasks, by kind. */
export type Handlers<Kind extends TaskKind = TaskKind> = { readonly [Each in Kind]: Handler<Each> };

/** Thrown by a handler when retrying would not help: the task is given up. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless';
}
