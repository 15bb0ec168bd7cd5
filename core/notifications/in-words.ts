import type { Cause, NotificationView } from '../entities/notification.ts';
import { decisionInWords } from '../moderation/decision-in-words.ts';
import { ownSanctionPath } from '../moderation/sanction-link.ts';
import { reportPath } from '../reports/report-path.ts';
import { formatPrice } from '../shared/text/shillings.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { texts } from '../texts/texts.ts';

/** The page it is about. */
export function pathOf(cause: Cause): string {
  if (cause.kind === 'rating') return `/user/${cause.aboutId}#ratings`;
  if (cause.kind === 'answered') return reportPath(cause.subject);
  if (cause.kind === 'reviewed')
    return reportPath(
      cause.commentId === undefined
        ? { kind: 'advert', id: cause.advertId }
        : { kind: 'comment', id: cause.commentId },
    );
  if (cause.kind === 'decision') return ownSanctionPath(cause.sanctionId);
  const path = `/singleherb/${cause.advertId}`;
  return cause.kind === 'comment' ? `${path}#comments` : path;
}

/** Its text, in one sentence, and the page it is about. */
export function inWords({
  cause,
  advertTitle = '',
  advertSeller,
  author,
}: Pick<NotificationView, 'cause' | 'advertTitle' | 'advertSeller' | 'author'>): {
  readonly text: string;
  readonly path: string;
} {
  const words = texts.notifications;
  const path = pathOf(cause);
  const title = shownText(advertTitle, advertSeller);
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
    case 'decision':
      return { text: decisionInWords(cause), path };
    case 'ending':
      return { text: words.ending(title, calendarDay(new Date(cause.endsAt))), path };
    case 'rating':
      return { text: words.rating(shownText(cause.title)), path };
    case 'reviewed':
      return {
        text: words.reviewed[cause.outcome](cause.commentId === undefined ? 'advert' : 'comment', title),
        path,
      };
    case 'answered':
      return { text: words.answered[cause.outcome](cause.subject.kind), path };
  }
}
