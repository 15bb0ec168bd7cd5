import type { IndexTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/**
 * Queues, within the caller's transaction, an update of the search engine for an advert or a profile that was changed
 * or removed. Does nothing if no engine is in use.
 */
export async function queueIndexing(
  ports: Pick<Ports, 'searchEngine' | 'ids' | 'clock'>,
  stores: Pick<Stores, 'outbox'>,
  task: IndexTask,
): Promise<void> {
  if (ports.searchEngine === undefined) return;
  await stores.outbox.add(ports.ids.alphanumeric(20), task, ports.clock.now());
}
