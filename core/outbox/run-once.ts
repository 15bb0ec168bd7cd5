import type { OutboxEntry } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

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
