import { notificationId } from '../entities/notification.ts';
import { tell } from '../notifications/tell.ts';
import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports, Stores } from '../ports/ports.ts';

type RatingTask = OutboxTask & { readonly kind: 'show-rating' };

/**
 * Shows a rating and notifies the rated person, within the caller's transaction; does nothing if the rating is
 * already shown or deleted.
 */
export async function publishRating(
  stores: Pick<Stores, 'ratings' | 'notifications' | 'pushSubscriptions' | 'outbox'>,
  id: string,
  at: Date,
): Promise<void> {
  const rating = await stores.ratings.show(id, at);
  if (rating === undefined) return;
  const { aboutId, advert } = rating;
  const cause = { kind: 'rating', ratingId: id, aboutId, title: advert.title } as const;
  await tell(stores, [{ accountId: aboutId, id: notificationId(cause), at, cause }]);
}

/** Shows a rating that has been hidden long enough. */
export async function showRating(
  ports: Pick<Ports, 'transaction' | 'clock'>,
  entry: Pick<OutboxEntry<RatingTask>, 'id' | 'task'>,
): Promise<void> {
  const now = ports.clock.now();
  await runOnce(ports, entry, (stores) => publishRating(stores, entry.task.ratingId, now));
}
