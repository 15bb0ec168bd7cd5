import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { pathOf } from './text-and-path.ts';

const notificationId = /^\w{1,100}$/;

/** Marks one of the viewer's notifications as read; returns the path of its page. Refuses with `not-found`. */
export async function openNotification(
  ports: Pick<Ports, 'notifications'>,
  viewer: Viewer,
  id: string,
): Promise<string> {
  const { accountId } = requireReader(viewer);
  const cause = notificationId.test(id) ? await ports.notifications.read(accountId, id) : undefined;
  if (cause === undefined) throw new DomainError('not-found', texts.notifications.gone);
  return pathOf(cause);
}
