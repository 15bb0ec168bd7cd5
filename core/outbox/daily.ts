import { digestHour } from '../notifications/limits.ts';
import type { DailyTask, OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { kampalaMoment, kampalaTime } from '../shared/time/kampala.ts';

/** The hour in Kampala at which each is done. */
const hours: { readonly [Kind in DailyTask['kind']]: number } = {
  'forget-notifications': 3,
  'forget-reports': 4,
  'begin-answers': 4,
  'begin-compaction': 4,
  'begin-digests': digestHour,
  'begin-ends': digestHour,
};

/** The next moment after `now` at which a day in Kampala has this hour. */
export function nextAt(now: Date, hour: number): Date {
  const { dayNumber } = kampalaTime(now);
  const today = kampalaMoment(dayNumber, hour);
  return today > now ? today : kampalaMoment(dayNumber + 1, hour);
}

/**
 * Makes sure that the next run of every daily task is in the outbox. A run missed while the site was off is still there
 * too, and is made up for once.
 */
export async function ensureScheduled(ports: Pick<Ports, 'outbox' | 'clock'>): Promise<void> {
  for (const kind of Object.keys(hours) as DailyTask['kind'][])
    await schedule(ports, kind, ports.clock.now());
}

/** One id for a kind and a day, so that each day is queued once, whoever adds it. */
function idOf(kind: DailyTask['kind'], at: Date): string {
  return `${kind} ${kampalaTime(at).dayNumber}`;
}

/**
 * What time it is for a run of a daily task: its own moment, if the clock was set back to before that once it had been
 * taken. Otherwise the next run would have the same id, and go when this one is finished.
 */
export function timeOfRun(
  { id, task: { kind } }: Pick<OutboxEntry<DailyTask>, 'id' | 'task'>,
  now: Date,
): Date {
  const next = nextAt(now, hours[kind]);
  return id === idOf(kind, next) ? next : now;
}

async function schedule(
  { outbox }: Pick<Stores, 'outbox'>,
  kind: DailyTask['kind'],
  now: Date,
): Promise<void> {
  const at = nextAt(now, hours[kind]);
  await outbox.add(idOf(kind, at), { kind }, at);
}

/**
 * Does the work of a daily task and adds its next run, in one transaction: a process that is killed, or another that
 * took the same task, neither does a day twice nor loses one. What `work` writes is therefore written exactly once; a
 * mail that it queues is in the outbox exactly once, and handed to the mail server at least once.
 */
export async function runDaily(
  ports: Pick<Ports, 'transaction' | 'clock'>,
  entry: Pick<OutboxEntry<DailyTask>, 'id' | 'task'>,
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const now = ports.clock.now();
  await runOnce(ports, entry, async (stores) => {
    await work(stores);
    await schedule(stores, entry.task.kind, timeOfRun(entry, now));
  });
}

/** Begins, once a day, work that is done in parts: another task does the first. */
export async function beginDaily(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  entry: Pick<OutboxEntry<DailyTask>, 'id' | 'task'>,
  task: OutboxTask,
): Promise<void> {
  const [id, now] = [ports.ids.alphanumeric(20), ports.clock.now()];
  await runDaily(ports, entry, (stores) => stores.outbox.add(id, task, now));
}

/** Few enough rows to be removed without a noticeable delay. */
const forgottenAtOnce = 500;

/** Removes, once a day, what is older than its retention period, in milliseconds. */
export async function forgetOld(
  ports: Pick<Ports, 'transaction' | 'clock'>,
  entry: Pick<OutboxEntry<DailyTask>, 'id' | 'task'>,
  store: Pick<Stores['reports'], 'removeBefore'>,
  keptFor: number,
): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - keptFor);
  let removed: number;
  do removed = await store.removeBefore(before, forgottenAtOnce);
  while (removed === forgottenAtOnce);
  await runDaily(ports, entry, async () => undefined);
}

/** Does the work of a task in the transaction that takes the task off the outbox: exactly once, or not at all. */
export async function runOnce(
  ports: Pick<Ports, 'transaction'>,
  { id }: Pick<OutboxEntry, 'id'>,
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  await ports.transaction(async (stores) => {
    if (await stores.outbox.finish(id)) await work(stores);
  });
}
