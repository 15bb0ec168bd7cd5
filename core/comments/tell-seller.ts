import type { Comment } from '../entities/comment.ts';
import { notificationId } from '../entities/notification.ts';
import { mailDelay } from '../notifications/limits.ts';
import { tell } from '../notifications/tell.ts';
import type { Stores } from '../ports/ports.ts';

/**
 * Notifies the seller, within the caller's transaction, of a comment that others can now see. Sellers are not
 * notified of their own comments.
 */
export async function tellSeller(
  stores: Pick<Stores, 'adverts' | 'notifications' | 'pushSubscriptions' | 'outbox'>,
  { id: commentId, advertId, authorId }: Pick<Comment, 'id' | 'advertId' | 'authorId'>,
  at: Date,
): Promise<void> {
  const advert = await stores.adverts.byId(advertId);
  if (advert === undefined || advert.sellerId === authorId) return;
  const { sellerId: accountId } = advert;
  const cause = { kind: 'comment', advertId, commentId } as const;
  await tell(stores, [{ accountId, id: notificationId(cause), at, cause }]);
  const mailAt = new Date(at.getTime() + mailDelay);
  await stores.outbox.add(`mail ${commentId}`, { kind: 'mail-comments', accountId }, mailAt);
}
