import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { savedSearchId } from './saved-search-id.ts';
import { keyOfSearch } from './search-keys.ts';

type KeyingTask = OutboxTask & { readonly kind: 'key-searches' };

/** Searches in one transaction. A separate task does the rest, so that other tasks get their turn in between. */
const atOnce = 200;

/**
 * Computes the ids and keys of the next saved searches again, in the order of their ids. Both are made of words, so
 * they change when words are compared in another way.
 */
export async function keySearches(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids' | 'digests'>,
  { id, task }: Pick<OutboxEntry<KeyingTask>, 'id' | 'task'>,
): Promise<void> {
  const idOfRest = ports.ids.alphanumeric(20);
  await runOnce(ports, { id }, async ({ savedSearches, outbox }) => {
    const searches = await savedSearches.inOrder({ after: task.after, limit: atOnce });
    for (const search of searches) {
      const to = { id: savedSearchId(ports, search.accountId, search), key: keyOfSearch(search) };
      if (to.id !== search.id || to.key !== search.key) await savedSearches.rekey(search.id, to);
    }
    const last = searches[atOnce - 1];
    if (last === undefined) return;
    await outbox.add(idOfRest, { kind: 'key-searches', after: last.id }, ports.clock.now());
  });
}
