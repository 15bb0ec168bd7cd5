import { mostCounted } from '../notifications/limits.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

/** The viewer's unread messages and notifications, and the event id from which `/events` continues from here. */
export async function countUnread(
  ports: Pick<Ports, 'conversations' | 'notifications'>,
  viewer: Viewer,
): Promise<{
  readonly unread: number;
  readonly lastEventId: string;
  /** Counted up to one more than is shown as a number. */
  readonly unreadNotifications: number;
}> {
  const { accountId } = requireReader(viewer);
  const [{ unread, lastSequence }, unreadNotifications] = await Promise.all([
    ports.conversations.accountState(accountId),
    ports.notifications.countUnread(accountId, mostCounted + 1),
  ]);
  return { unread, lastEventId: String(lastSequence), unreadNotifications };
}
