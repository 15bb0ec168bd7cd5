import type { Advert } from '../entities/advert.ts';
import { type SearchedFields, searchedFieldsOf } from '../entities/saved-search.ts';
import type { MatchTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

interface Earlier {
  /** The advert before it was changed or hidden; undefined if others never saw it. */
  readonly before?: SearchedFields | undefined;
  /** Since when the advert had been hidden. */
  readonly hiddenSince?: Date;
}

/**
 * Queues, within the caller's transaction, the matching of a new or changed advert against saved searches, and if the
 * advert is new to others, telling those who follow its seller.
 */
export async function announceAdvert(
  ports: Pick<Ports, 'ids' | 'clock'>,
  stores: Pick<Stores, 'outbox' | 'follows'>,
  { id: advertId, sellerId }: Pick<Advert, 'id' | 'sellerId'>,
  { before, hiddenSince }: Earlier = {},
): Promise<void> {
  const now = ports.clock.now();
  const at = now.getTime();
  const task: MatchTask = {
    kind: 'match-advert',
    advertId,
    at,
    ...(before && { before: searchedFieldsOf(before) }),
    ...(hiddenSince && { hiddenSince: hiddenSince.getTime() }),
  };
  await stores.outbox.add(ports.ids.alphanumeric(20), task, now);
  if (before === undefined && (await stores.follows.isFollowed(sellerId)))
    await stores.outbox.add(ports.ids.alphanumeric(20), { kind: 'tell-followers', advertId, at }, now);
}
