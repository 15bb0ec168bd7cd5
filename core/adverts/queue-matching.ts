import { type SearchedFields, searchedFieldsOf } from '../entities/saved-search.ts';
import type { MatchTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

interface Earlier {
  /** The advert before it was changed or hidden. */
  readonly before?: SearchedFields | undefined;
  /** Since when the advert had been hidden. */
  readonly hiddenSince?: Date;
}

/** Queues, within the caller's transaction, the matching of a new or changed advert against saved searches. */
export async function queueMatching(
  ports: Pick<Ports, 'ids' | 'clock'>,
  stores: Pick<Stores, 'outbox'>,
  advertId: string,
  { before, hiddenSince }: Earlier = {},
): Promise<void> {
  const now = ports.clock.now();
  const task: MatchTask = {
    kind: 'match-advert',
    advertId,
    at: now.getTime(),
    ...(before && { before: searchedFieldsOf(before) }),
    ...(hiddenSince && { hiddenSince: hiddenSince.getTime() }),
  };
  await stores.outbox.add(ports.ids.alphanumeric(20), task, now);
}
