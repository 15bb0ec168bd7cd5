export const somebody = 'Somebody';
export const comment = (name: string, title: string) => `${name} commented on your advert “${title}”.`;
export const match = (search: string, title: string) => `“${title}” is new for your search: ${search}.`;
export const ending = (title: string, day: string) => `Your advert “${title}” ends on ${day}.`;
export const priceDrop = (title: string, before: string, after: string) =>
  `“${title}”, which you saved, now costs ${after} instead of ${before}.`;
export const none = 'No notifications yet';
export const noneHint =
  'You will be told here of comments on your adverts, and when an advert that you saved gets cheaper.';
export const gone = 'This notification is no longer there.';
export const allRead = 'All notifications are marked as read.';
export const mailsSaved = 'Saved. You will get the emails you have chosen.';
export const noMailsSaved = 'Saved. You will get none of these emails.';
export const unsubscribeNotFound = 'This link to unsubscribe is not complete';
export const unsubscribeNotFoundHint =
  'Please use the link in the email again, or choose under Notifications what is emailed to you.';
