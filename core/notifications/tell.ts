import type { Notification } from '../entities/notification.ts';
import type { Stores } from '../ports/ports.ts';
import { outOfNight } from '../pushes/night.ts';
import { queuePushes } from '../pushes/queue-pushes.ts';

/**
 * Adds the notifications within the caller's transaction (see `Notifications.add`), and queues that their recipients'
 * devices tell of them, by day.
 */
export async function tell(
  stores: Pick<Stores, 'notifications' | 'pushSubscriptions' | 'outbox'>,
  notifications: readonly Notification[],
  known?: 'renewed' | 'kept',
): Promise<void> {
  await stores.notifications.add(notifications, known);
  const told = notifications.map(({ accountId, id, at }) => ({
    accountId,
    about: { kind: 'notification', id } as const,
    at: outOfNight(at),
  }));
  await queuePushes(stores, told);
}
