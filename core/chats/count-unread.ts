import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';

/** How many messages the viewer has not read, and where `/events` continues from that number. */
export async function countUnread(
  ports: Pick<Ports, 'conversations'>,
  viewer: Viewer,
): Promise<{ readonly unread: number; readonly lastEventId: string }> {
  const { accountId } = requireUser(viewer);
  const { unread, lastSequence } = await ports.conversations.accountState(accountId);
  return { unread, lastEventId: String(lastSequence) };
}
