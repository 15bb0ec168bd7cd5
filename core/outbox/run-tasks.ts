import type { OutboxEntry, OutboxPart } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { hour, minute, second } from '../shared/time/durations.ts';
import { type Handler, type Handlers, Hopeless, type TaskKind } from './handler.ts';

const batchSize = 20;
const lease = 10 * minute;
const firstDelay = 10 * second;
const usualLongestDelay = hour;
const maxReasonLength = 500;

/** A failed attempt at a task. */
export interface OutboxFailure {
  readonly taskId: string;
  readonly kind: TaskKind;
  readonly error: unknown;
  /** Undefined if the task was given up and deleted. */
  readonly triedAgainAt: Date | undefined;
}

/** Called for every failed attempt. */
export type FailureReport = (failure: OutboxFailure) => void;

/**
 * Runs every outbox task that is due, or those of one part, with the handlers of their kinds; returns how many were
 * done. A task that fails is retried later, each time after twice as long up to its longest delay, and does not hold up
 * others. It is given up when its handler says so, and otherwise retried for as long as it takes.
 */
export async function runTasks(
  ports: Ports,
  handlers: Handlers,
  report: FailureReport,
  part?: OutboxPart,
): Promise<number> {
  let done = 0;
  let taken: number;
  do {
    const now = ports.clock.now();
    const leaseUntil = new Date(now.getTime() + lease);
    const entries = await ports.outbox.take({ now, leaseUntil, limit: batchSize, part });
    const run = createRunner(ports, handlers, entries);
    const failures = await Promise.all(
      entries.map((entry) => runTask(ports, entry, handlers[entry.task.kind], run)),
    );
    for (const failure of failures) {
      if (failure === undefined) done += 1;
      else report(failure);
    }
    taken = entries.length;
  } while (taken > 0);
  return done;
}

async function runTask(
  ports: Pick<Ports, 'outbox' | 'clock'>,
  entry: OutboxEntry,
  { longestDelay = usualLongestDelay, givenUpAfter }: Handler<TaskKind>,
  run: (entry: OutboxEntry) => Promise<void>,
): Promise<OutboxFailure | undefined> {
  const { id: taskId, task, attempts } = entry;
  try {
    await run(entry);
  } catch (error) {
    const failure = { taskId, kind: task.kind, error };
    const isLast = givenUpAfter !== undefined && attempts + 1 >= attemptsWithin(givenUpAfter, longestDelay);
    if (error instanceof Hopeless || isLast) {
      await ports.outbox.finish(taskId);
      return { ...failure, triedAgainAt: undefined };
    }
    const reason = String(error).slice(0, maxReasonLength);
    const triedAgainAt = new Date(ports.clock.now().getTime() + delayAfter(attempts, longestDelay));
    await ports.outbox.postpone(taskId, triedAgainAt, reason);
    return { ...failure, triedAgainAt };
  }
  await ports.outbox.finish(taskId);
  return undefined;
}

/** Runs the tasks of one batch, once those that are done together. */
function createRunner(
  ports: Ports,
  handlers: Handlers,
  entries: readonly OutboxEntry[],
): (entry: OutboxEntry) => Promise<void> {
  const begun = new Map<TaskKind, Promise<void>>();
  return (entry) => {
    const { kind } = entry.task;
    const handler: Handler<TaskKind> = handlers[kind];
    if ('run' in handler) return handler.run(ports, entry);
    const tasks = entries.map(({ task }) => task).filter((task) => task.kind === kind);
    const together = begun.get(kind) ?? handler.runTogether(ports, tasks);
    begun.set(kind, together);
    return together;
  };
}

function delayAfter(attempts: number, longest: number): number {
  return Math.min(longest, firstDelay * 2 ** attempts);
}

/** The number of attempts until the delays between them add up to `time`. */
function attemptsWithin(time: number, longestDelay: number): number {
  let attempts = 1;
  for (let waited = 0; waited < time; attempts += 1) {
    waited += delayAfter(attempts - 1, longestDelay);
  }
  return attempts;
}
