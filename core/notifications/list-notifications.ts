import type { Page } from '../entities/advert.ts';
import { type MailChoices, usualMailChoices } from '../entities/mail-choices.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { notificationsPerPage } from './limits.ts';
import { textAndPath } from './text-and-path.ts';

export interface ShownNotification<Words = string> {
  readonly id: string;
  readonly at: Date;
  readonly read: boolean;
  readonly text: Words;
}

/** The viewer's notifications, newest first, and the viewer's choices of what is mailed. */
export async function listNotifications(
  ports: Pick<Ports, 'notifications' | 'mailChoices'>,
  viewer: Viewer,
  after?: string,
): Promise<Page<ShownNotification<Text>> & { readonly mailChoices: MailChoices }> {
  const { accountId } = requireReader(viewer);
  const found = await ports.notifications.page({
    accountId,
    after: parseCursor(after),
    limit: notificationsPerPage + 1,
  });
  const shown = found.map((view) => ({
    id: view.id,
    at: view.at,
    read: view.read,
    text: textAndPath(view).text,
  }));
  const mailChoices = (await ports.mailChoices.of(accountId)) ?? usualMailChoices;
  return { ...pageOf(shown, notificationsPerPage, (item) => item), mailChoices };
}
