import type { Cause, NotificationView } from '../entities/notification.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { type KindOfNotification, kinds } from './kinds.ts';

/** The path of the page that a notification is about. */
export function pathOf(cause: Cause): string {
  const kind: KindOfNotification = kinds[cause.kind];
  return kind.address(cause);
}

/** A notification in one sentence, and the path of its page. */
export function textAndPath({
  cause,
  advertTitle = '',
  advertSeller,
  author,
}: Pick<NotificationView, 'cause' | 'advertTitle' | 'advertSeller' | 'author'>): {
  readonly text: Text;
  readonly path: string;
} {
  const kind: KindOfNotification = kinds[cause.kind];
  const about = {
    title: shownText(advertTitle, advertSeller),
    seller: advertSeller ?? texts.notifications.somebody,
    author: author?.fullName ?? texts.notifications.somebody,
  };
  return { text: kind.text(cause, about), path: kind.address(cause) };
}
