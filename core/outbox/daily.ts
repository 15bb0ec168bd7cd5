import type { DailyTask, OutboxTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { kampalaMoment, kampalaTime } from '../shared/time/kampala.ts';
import type { DailyKind, Entry, Handlers, TaskKind } from './handler.ts';
import { runOnce } from './run-once.ts';

/** A run of a daily task, and the hour in Kampala at which the task runs. */
export type DailyRun = Entry<DailyTask> & { readonly hour: number };

/** The handler of a task that runs once a day at this hour in Kampala. */
export function daily(
  hour: number,
  run: (ports: Ports, run: DailyRun) => Promise<void>,
): { readonly hour: number; run(ports: Ports, entry: Entry<DailyTask>): Promise<void> } {
  return { hour, run: (ports, entry) => run(ports, { ...entry, hour }) };
}

/** The next moment after `now` at which it is this hour in Kampala. */
export function nextAt(now: Date, hour: number): Date {
  const { dayNumber } = kampalaTime(now);
  const today = kampalaMoment(dayNumber, hour);
  return today > now ? today : kampalaMoment(dayNumber + 1, hour);
}

/**
 * Adds the next run of every daily task to the outbox if it is missing. A run that was due while the site was off is
 * still in the outbox and runs once.
 */
export async function scheduleDaily(
  ports: Pick<Ports, 'outbox' | 'clock'>,
  handlers: Handlers,
): Promise<void> {
  const isDaily = (kind: TaskKind): kind is DailyKind => 'hour' in handlers[kind];
  for (const kind of (Object.keys(handlers) as TaskKind[]).filter(isDaily))
    await schedule(ports, kind, handlers[kind].hour, ports.clock.now());
}

/** One id for a kind and a day, so that each day is queued once, whoever adds it. */
function idOf(kind: DailyKind, at: Date): string {
  return `${kind} ${kampalaTime(at).dayNumber}`;
}

/**
 * The time that a run of a daily task should assume: normally `now`. If the clock was set back after the run was
 * taken, to before the run's own time, then that time: otherwise the next run would get the same id and be deleted
 * when this one finishes.
 */
export function timeOfRun({ id, task: { kind }, hour }: DailyRun, now: Date): Date {
  const next = nextAt(now, hour);
  return id === idOf(kind, next) ? next : now;
}

async function schedule(
  { outbox }: Pick<Stores, 'outbox'>,
  kind: DailyKind,
  hour: number,
  now: Date,
): Promise<void> {
  const at = nextAt(now, hour);
  await outbox.add(idOf(kind, at), { kind }, at);
}

/**
 * Does the work of a daily task and adds its next run, in one transaction: a process that is killed, or another that
 * took the same task, neither does a day twice nor loses one. What `work` writes is therefore written exactly once; a
 * mail that it queues is in the outbox exactly once, and handed to the mail server at least once.
 */
export async function runDaily(
  ports: Pick<Ports, 'transaction' | 'clock'>,
  run: DailyRun,
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const now = ports.clock.now();
  await runOnce(ports, run, async (stores) => {
    await work(stores);
    await schedule(stores, run.task.kind, run.hour, timeOfRun(run, now));
  });
}

/** Begins, once a day, work that is done in batches: adds the task for the first batch. */
export async function beginDaily(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  run: DailyRun,
  task: OutboxTask,
): Promise<void> {
  const [id, now] = [ports.ids.alphanumeric(20), ports.clock.now()];
  await runDaily(ports, run, (stores) => stores.outbox.add(id, task, now));
}

/** Few enough rows to be removed without a noticeable delay. */
const forgottenAtOnce = 500;

/** Removes, once a day, what is older than `retention`, in milliseconds. */
export async function forgetOld(
  ports: Pick<Ports, 'transaction' | 'clock'>,
  run: DailyRun,
  store: Pick<Stores['reports'], 'removeBefore'>,
  keptFor: number,
): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - keptFor);
  let removed: number;
  do removed = await store.removeBefore(before, forgottenAtOnce);
  while (removed === forgottenAtOnce);
  await runDaily(ports, run, async () => undefined);
}
