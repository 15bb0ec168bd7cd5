import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { Ports, Stores } from '../ports/ports.ts';

const perPage = 100;

/** Updates the search engine, within the caller's transaction, for a person and all their adverts. */
export async function indexMember(
  ports: Pick<Ports, 'searchEngine' | 'ids' | 'clock'>,
  stores: Pick<Stores, 'outbox' | 'adverts'>,
  accountId: string,
): Promise<void> {
  if (ports.searchEngine === undefined) return;
  await queueIndexing(ports, stores, { kind: 'index-profile', accountId });
  let after: string | undefined;
  do {
    const adverts = await stores.adverts.ofSeller({ accountId, after, limit: perPage });
    for (const { id } of adverts) await queueIndexing(ports, stores, { kind: 'index-advert', advertId: id });
    after = adverts.length === perPage ? adverts.at(-1)?.id : undefined;
  } while (after !== undefined);
}
