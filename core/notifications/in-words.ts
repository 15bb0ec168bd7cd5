import { formatPrice } from '../adverts/price.ts';
import { texts } from '../texts.ts';
import { calendarDay } from '../time/calendar-day.ts';
import type { Cause, NotificationView } from './notification.ts';

/** The page that it is about. */
export function pathOf(cause: Cause): string {
  const path = `/singleherb/${cause.advertId}`;
  return cause.kind === 'comment' ? `${path}#comments` : path;
}

/** What it says, in one sentence, and the page that it is about. */
export function inWords({
  cause,
  advertTitle = '',
  author,
}: Pick<NotificationView, 'cause' | 'advertTitle' | 'author'>): {
  readonly text: string;
  readonly path: string;
} {
  const words = texts.notifications;
  const path = pathOf(cause);
  // Titles are kept in small letters, and begin with a capital wherever they are shown.
  const title = advertTitle.charAt(0).toUpperCase() + advertTitle.slice(1);
  switch (cause.kind) {
    case 'comment':
      return {
        text: words.comment(author?.fullName ?? words.somebody, title),
        path,
      };
    case 'match':
      return { text: words.match(cause.search, title), path };
    case 'price-drop':
      return {
        text: words.priceDrop(title, formatPrice(cause.before), formatPrice(cause.after)),
        path,
      };
    case 'ending':
      return { text: words.ending(title, calendarDay(new Date(cause.endsAt))), path };
  }
}
