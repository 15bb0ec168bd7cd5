import { sweepOrphans } from '../pictures/sweep-orphans.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { hour, minute, second } from '../time/durations.ts';

type DispatchingPorts = Pick<
  Ports,
  'outbox' | 'mailer' | 'transaction' | 'pictures' | 'photoStore' | 'clock'
>;

const batchSize = 20;
const lease = 10 * minute;
const firstDelay = 10 * second;
const longestDelay = hour;
const maxReasonLength = 500;

/**
 * Does every task of the outbox that is due; answers how many were done. A task that fails is put off, each time
 * twice as long, and holds up no other.
 */
export async function dispatchOutbox(ports: DispatchingPorts): Promise<number> {
  let done = 0;
  let taken: number;
  do {
    const now = ports.clock.now();
    const leaseUntil = new Date(now.getTime() + lease);
    const entries = await ports.outbox.take({ now, leaseUntil, limit: batchSize });
    const run = createRunner(ports);
    const outcomes = await Promise.all(entries.map((entry) => dispatch(ports, entry, run)));
    done += outcomes.filter((succeeded) => succeeded).length;
    taken = entries.length;
  } while (taken > 0);
  return done;
}

async function dispatch(
  ports: DispatchingPorts,
  entry: OutboxEntry,
  run: (task: OutboxTask) => Promise<void>,
): Promise<boolean> {
  try {
    await run(entry.task);
  } catch (error) {
    const reason = String(error).slice(0, maxReasonLength);
    const dueAt = new Date(ports.clock.now().getTime() + delayAfter(entry.attempts));
    await ports.outbox.postpone(entry.id, dueAt, reason);
    return false;
  }
  await ports.outbox.finish(entry.id);
  return true;
}

/** Runs the tasks of one batch. One sweep serves all that ask for one: each was asked for before the batch began. */
function createRunner(ports: DispatchingPorts): (task: OutboxTask) => Promise<void> {
  let sweep: Promise<void> | undefined;
  return (task) => {
    switch (task.kind) {
      case 'send-mail':
        return ports.mailer.send(task.mail);
      case 'sweep-pictures':
        sweep ??= sweepOrphans(ports);
        return sweep;
    }
  };
}

function delayAfter(attempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** attempts);
}
