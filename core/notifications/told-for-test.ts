import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { inWords } from '../texts/text.ts';
import { listNotifications, type ShownNotification } from './list-notifications.ts';

/** The viewer's newest notifications, in English. */
export async function toldTo(
  ports: Pick<Ports, 'notifications' | 'mailChoices'>,
  viewer: Viewer,
): Promise<readonly ShownNotification[]> {
  const { items } = await listNotifications(ports, viewer);
  return items.map(({ text, ...item }) => ({ ...item, text: inWords(text, 'en') }));
}
