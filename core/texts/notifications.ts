import type { SubjectKind } from '../entities/report.ts';
import { phrase } from './phrase.ts';
import { named as namedSearch } from './saved-searches.ts';

export const somebody = 'Somebody';
export const comment = phrase('{name} commented on your advert “{title}”.');
export const match = (search: string, title: string) =>
  `New for your search ${namedSearch(search)}: “${title}”.`;
export const followed = (seller: string, title: string, adverts: number) =>
  adverts === 1
    ? `${seller}, whom you follow, has a new advert: “${title}”.`
    : `${seller}, whom you follow, has ${adverts} new adverts. The latest is “${title}”.`;
export const ending = phrase('Your advert “{title}” ends on {day}.');
export const priceDrop = phrase('“{title}”, which you saved, now costs {after} instead of {before}.');
export const rating = phrase('Somebody has rated you for “{title}”.');
export const bought = phrase('The seller says that you bought “{title}”. Would you recommend them?');
export const reviewed = {
  held: (kind: 'advert' | 'comment', title: string) =>
    kind === 'advert'
      ? `Your advert “${title}” is hidden until we have looked at it.`
      : `Your comment on “${title}” is hidden until we have looked at it.`,
  hidden: (kind: 'advert' | 'comment', title: string) =>
    kind === 'advert'
      ? `We have hidden your advert “${title}”.`
      : `We have hidden your comment on “${title}”.`,
  restored: (kind: 'advert' | 'comment', title: string) =>
    kind === 'advert'
      ? `Your advert “${title}” is shown again.`
      : `Your comment on “${title}” is shown again.`,
};
export const answered = {
  hidden: (kind: SubjectKind) => `We have looked at the ${named[kind]} you reported and hidden it.`,
  kept: (kind: SubjectKind) => `We have looked at the ${named[kind]} you reported and left it as it is.`,
};
const named = { advert: 'advert', comment: 'comment', user: 'person', message: 'message' };
export const none = 'No notifications yet';
export const noneHint =
  'We will tell you here about comments on your adverts, new adverts for your saved searches and of sellers you follow, and when an advert you saved gets cheaper.';
export const gone = 'This notification no longer exists.';
export const allRead = 'All notifications are marked as read.';
export const mailsSaved = 'Saved. You will get the emails you have chosen.';
export const noMailsSaved = 'Saved. You will get none of these emails.';
export const unsubscribeNotFound = 'This unsubscribe link is not complete';
