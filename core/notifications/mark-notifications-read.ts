import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

/** Marks notifications as read up to the newest that the viewer was shown; all of them if that one is unknown. */
export async function markNotificationsRead(
  ports: Pick<Ports, 'notifications' | 'clock'>,
  viewer: Viewer,
  newest?: string,
): Promise<void> {
  const { accountId } = requireReader(viewer);
  await ports.notifications.markRead(accountId, parseCursor(newest)?.at ?? ports.clock.now());
}
