import type { IndexTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

/**
 * Records, within the caller's transaction, that the search engine is to follow what becomes of an advert or a profile,
 * its end included. Nothing is written where no engine is in use.
 */
export async function queueIndexing(
  ports: Pick<Ports, 'searchEngine' | 'ids' | 'clock'>,
  stores: Pick<Stores, 'outbox'>,
  task: IndexTask,
): Promise<void> {
  if (ports.searchEngine === undefined) return;
  await stores.outbox.add(ports.ids.alphanumeric(20), task, ports.clock.now());
}
