import type { OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import type { Entry } from './handler.ts';
import { runOnce } from './run-once.ts';

type GoingOnPorts = Pick<Ports, 'transaction' | 'ids' | 'clock'>;

/** Awaits one part of a task and, unless that part was the last, queues the same task again for the rest. */
export async function inParts(ports: GoingOnPorts, entry: Entry, isLast: Promise<boolean>): Promise<void> {
  if (!(await isLast)) await goOn(ports, entry, entry.task);
}

/**
 * Queues the rest as a separate task, so that others get their turn in between, in the transaction that finishes this
 * one: otherwise a process that is killed in between would leave both, and each would go on to the end.
 */
export async function goOn(ports: GoingOnPorts, entry: Entry, next: OutboxTask): Promise<void> {
  const [id, now] = [ports.ids.alphanumeric(20), ports.clock.now()];
  await runOnce(ports, entry, (stores) => stores.outbox.add(id, next, now));
}
