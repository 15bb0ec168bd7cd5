import { notificationId } from '../entities/notification.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, PriceDropTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { tell } from './tell.ts';

/** Few enough to be told in one transaction without a noticeable delay. */
const atOnce = 500;

/**
 * Tells the next of those who have saved the advert that it has become cheaper, and adds a task for the rest. Nobody
 * is told if the price has risen again in the meantime or is for another quantity, if they saved the advert after the
 * fall, or if they have blocked the seller.
 */
export async function tellPriceDrop(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids'>,
  entry: Pick<OutboxEntry<PriceDropTask>, 'id' | 'task'>,
): Promise<void> {
  const { advertId, before, after, quantity, unit, fellAt, toldUpTo } = entry.task;
  const cause = { kind: 'price-drop', advertId, before, after, quantity, unit } as const;
  const told = { id: notificationId(cause), at: new Date(fellAt), cause };
  const nextId = ports.ids.alphanumeric(20);
  const now = ports.clock.now();
  await runOnce(ports, entry, async (stores) => {
    const advert = await stores.adverts.byId(advertId);
    if (advert?.state !== 'live' || advert.price > after) return;
    if (advert.quantity !== quantity || advert.unit !== unit) return;
    const { sellerId } = advert;
    const query = { advertId, sellerId, savedBy: told.at, after: toldUpTo, limit: atOnce };
    const accounts = await stores.saves.accountsToTell(query);
    await tell(
      stores,
      accounts.map((accountId) => ({ accountId, ...told })),
    );
    if (accounts.length < atOnce) return;
    await stores.outbox.add(nextId, { ...entry.task, toldUpTo: accounts.at(-1) }, now);
  });
}
