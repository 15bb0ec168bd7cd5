import type { MatchTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { SearchedFields } from './saved-search.ts';

/** Queues, within the caller's transaction, the matching of a new or changed advert against saved searches. */
export async function queueMatching(
  ports: Pick<Ports, 'ids' | 'clock'>,
  stores: Pick<Stores, 'outbox'>,
  advertId: string,
  before?: SearchedFields,
): Promise<void> {
  const task: MatchTask = { kind: 'match-advert', advertId, ...(before && { before: fieldsOf(before) }) };
  await stores.outbox.add(ports.ids.alphanumeric(20), task, ports.clock.now());
}

/** Of an advert, which holds more. */
function fieldsOf({ title, description, price, district }: SearchedFields): SearchedFields {
  return { title, description, price, district };
}
