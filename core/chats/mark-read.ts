import { announce } from '../accounts/announce.ts';
import { ifWritable } from '../ports/not-writable.ts';
import type { Ports } from '../ports/ports.ts';
import { isAccountId } from '../shared/account-id.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { parsePosition } from './position.ts';

/** Marks the viewer's conversation as read up to this position, which the other is told. A lower position, or one past the end, is no error. */
export async function markRead(
  ports: Pick<Ports, 'conversations' | 'eventBus'>,
  viewer: Viewer,
  read: { readonly with: string; readonly position: string },
): Promise<void> {
  const { accountId } = requireReader(viewer);
  const position = parsePosition(read.position);
  if (position === undefined || !isAccountId(read.with)) return;
  const otherId = read.with;
  const changed = await ifWritable(ports.conversations.markRead({ accountId, otherId, position }));
  if (!changed) return;
  await announce(ports, accountId, { kind: 'read', ids: { with: otherId } });
  await announce(ports, otherId, { kind: 'seen', ids: { with: accountId } });
}
