import type { SubjectKind } from '../entities/report.ts';
import { phrase, plural } from './phrase.ts';

export const somebody = 'Somebody';
export const comment = phrase('{name} commented on your advert “{title}”.');
export const quotedSearch = phrase('“{search}”');
/** `search` is in quotation marks. */
export const match = phrase('New for your search {search}: “{title}”.');
export const followed = plural(
  '{seller}, whom you follow, has a new advert: “{title}”.',
  '{seller}, whom you follow, has {count} new adverts. The latest is “{title}”.',
);
export const ending = phrase('Your advert “{title}” ends on {day}.');
export const priceDrop = phrase('“{title}”, which you saved, now costs {after} instead of {before}.');
export const rating = phrase('Somebody has rated you for “{title}”.');
export const bought = phrase('The seller says that you bought “{title}”. Would you recommend them?');
export const reviewed = {
  held: {
    advert: phrase('Your advert “{title}” is hidden until we have looked at it.'),
    comment: phrase('Your comment on “{title}” is hidden until we have looked at it.'),
  },
  hidden: {
    advert: phrase('We have hidden your advert “{title}”.'),
    comment: phrase('We have hidden your comment on “{title}”.'),
  },
  restored: {
    advert: phrase('Your advert “{title}” is shown again.'),
    comment: phrase('Your comment on “{title}” is shown again.'),
  },
};
export const answered: Readonly<Record<'hidden' | 'kept', Readonly<Record<SubjectKind, string>>>> = {
  hidden: {
    advert: 'We have looked at the advert you reported and hidden it.',
    comment: 'We have looked at the comment you reported and hidden it.',
    user: 'We have looked at the person you reported and hidden it.',
    message: 'We have looked at the message you reported and hidden it.',
  },
  kept: {
    advert: 'We have looked at the advert you reported and left it as it is.',
    comment: 'We have looked at the comment you reported and left it as it is.',
    user: 'We have looked at the person you reported and left it as it is.',
    message: 'We have looked at the message you reported and left it as it is.',
  },
};
export const none = 'No notifications yet';
export const noneHint =
  'We will tell you here about comments on your adverts, new adverts for your saved searches and of sellers you follow, and when an advert you saved gets cheaper.';
export const gone = 'This notification no longer exists.';
export const allRead = 'All notifications are marked as read.';
export const mailsSaved = 'Saved. You will get the emails you have chosen.';
export const noMailsSaved = 'Saved. You will get none of these emails.';
export const unsubscribeNotFound = 'This unsubscribe link is not complete';
