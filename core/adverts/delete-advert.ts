import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { ownAdvert } from './own-advert.ts';

/**
 * Deletes the seller's own advert with its comments, likes and saves; its pictures are removed once nothing else uses
 * them.
 */
export async function deleteAdvert(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids' | 'searchEngine'>,
  viewer: Viewer,
  advertId: string,
): Promise<void> {
  const user = requireUser(viewer);
  const deletedAt = ports.clock.now();
  const taskId = ports.ids.alphanumeric(20);
  await ports.transaction(async (stores) => {
    await ownAdvert(stores, user, advertId);
    await stores.adverts.remove(advertId);
    await queueIndexing(ports, stores, { kind: 'index-advert', advertId });
    await stores.outbox.add(taskId, { kind: 'sweep-pictures' }, deletedAt);
  });
}
