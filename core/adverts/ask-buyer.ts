import { notificationId } from '../entities/notification.ts';
import { tell } from '../notifications/tell.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';

type AskingTask = OutboxTask & { readonly kind: 'ask-buyer' };

/**
 * Asks the buyer of an advert to rate its seller: once for each advert, and not if the seller has taken it back
 * meanwhile, if the buyer has already rated the seller for this advert, or has blocked the seller.
 */
export async function askBuyer(
  ports: Pick<Ports, 'transaction' | 'clock'>,
  entry: Pick<OutboxEntry<AskingTask>, 'id' | 'task'>,
): Promise<void> {
  const { advertId, buyerId } = entry.task;
  const at = ports.clock.now();
  await runOnce(ports, entry, async (stores) => {
    const { sales, profiles, ratings, blocks } = stores;
    const sale = await sales.of(advertId);
    if (sale?.buyerId !== buyerId) return;
    const { sellerId } = sale;
    // One of the two may be banned, or about to be deleted.
    if ((await profiles.byAccountIds([sellerId, buyerId])).length < 2) return;
    if (await blocks.has(buyerId, sellerId)) return;
    if (await ratings.find({ authorId: buyerId, aboutId: sellerId, advertId })) return;
    const cause = { kind: 'bought', advertId, sellerId } as const;
    await tell(stores, [{ accountId: buyerId, id: notificationId(cause), at, cause }], 'kept');
  });
}
