import type { MailChoice } from '../entities/mail-choices.ts';
import type { Cause, NotificationKind } from '../entities/notification.ts';
import { unitPrice } from '../prices/unit-price.ts';
import { addresses } from '../shared/addresses.ts';
import { quoted } from '../shared/text/quoted.ts';
import { formatPrice } from '../shared/text/shillings.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { inWords, type Text, texts } from '../texts/text.ts';
import { decisionInWords } from './decision-in-words.ts';

type CauseOf<Kind extends NotificationKind> = Extract<Cause, { readonly kind: Kind }>;

/** How all notifications of one kind are worded, linked, mailed and pushed. */
export interface KindOfNotification<Of extends Cause = Cause> {
  /**
   * The notification in one sentence, for the page and for mails. `title` and `seller` are the advert's, `author` the
   * comment's, as shown.
   */
  text(
    cause: Of,
    about: { readonly title: string; readonly seller: Text | string; readonly author: Text | string },
  ): Text;
  /** The path of the page that the notification is about. */
  address(cause: Of): string;
  /** The choice with which it is in the daily digest; `no`: it has a mail of its own, or none. */
  readonly inDaysMail: MailChoice | 'no';
  /** The choice with which devices tell of it. */
  readonly pushedWith: MailChoice | 'always';
}

const words = texts.notifications;

/** Every kind of notification. A missing or incomplete kind is a type error. */
export const kinds: { readonly [Kind in NotificationKind]: KindOfNotification<CauseOf<Kind>> } = {
  comment: {
    text: (_, { title, author }) => words.comment({ name: author, title }),
    address: ({ advertId }) => addresses.commentsOn(advertId),
    inDaysMail: 'no',
    pushedWith: 'comments',
  },
  match: {
    text: ({ search }, { title }) => words.match({ search: quotedSearch(search), title }),
    address: ({ advertId }) => addresses.advert(advertId),
    inDaysMail: 'searches',
    pushedWith: 'searches',
  },
  'price-drop': {
    text: ({ before, after, quantity, unit }, { title }) =>
      words.priceDrop({
        title,
        before: formatPrice(before),
        after: unitPrice({ price: after, quantity, unit }, texts.units),
      }),
    address: ({ advertId }) => addresses.advert(advertId),
    inDaysMail: 'adverts',
    pushedWith: 'adverts',
  },
  followed: {
    text: ({ adverts }, { title, seller }) => words.followed({ seller, title, count: adverts }),
    address: ({ advertId, sellerId, adverts }) =>
      adverts === 1 ? addresses.advert(advertId) : addresses.user(sellerId),
    inDaysMail: 'sellers',
    pushedWith: 'sellers',
  },
  ending: {
    text: ({ endsAt }, { title }) => words.ending({ title, day: calendarDay(new Date(endsAt), texts.days) }),
    address: ({ advertId }) => addresses.advert(advertId),
    inDaysMail: 'no',
    pushedWith: 'adverts',
  },
  rating: {
    text: ({ title }) => words.rating({ title: shownText(title) }),
    address: ({ aboutId }) => addresses.ratingsOf(aboutId),
    inDaysMail: 'adverts',
    pushedWith: 'adverts',
  },
  bought: {
    text: (_, { title }) => words.bought({ title }),
    address: ({ advertId, sellerId }) => addresses.rate({ userId: sellerId, advertId }),
    inDaysMail: 'adverts',
    pushedWith: 'adverts',
  },
  reviewed: {
    text: ({ outcome, commentId }, { title }) =>
      words.reviewed[outcome][commentId === undefined ? 'advert' : 'comment']({ title }),
    address: ({ advertId, commentId }) =>
      addresses.report(
        commentId === undefined ? { kind: 'advert', id: advertId } : { kind: 'comment', id: commentId },
      ),
    inDaysMail: 'no',
    pushedWith: 'always',
  },
  answered: {
    text: ({ outcome, subject }) => words.answered[outcome][subject.kind],
    address: ({ subject }) => addresses.report(subject),
    inDaysMail: 'no',
    pushedWith: 'always',
  },
  decision: {
    text: decisionInWords,
    address: ({ sanctionId }) => addresses.appeal(sanctionId),
    inDaysMail: 'no',
    pushedWith: 'always',
  },
};

/** As `quoted` has it. */
function quotedSearch(search: Text | string): Text | string {
  if (typeof search === 'string') return quoted(search);
  return inWords(search, 'en').startsWith('“') ? search : words.quotedSearch({ search });
}
