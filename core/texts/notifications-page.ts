/** The page of the notifications, and of what is mailed. */
export const heading = 'Notifications';
export const newest = 'Back to the newest notifications';
export const markRead = 'Mark all as read';
export const chooseMails = 'Choose what we email you';
/** Beside one that has not been read. */
export const fresh = 'New';
export const mails = 'What we email you';
export const confirmFirst = 'We email you only after you have <verify>confirmed your email address</verify>.';
export const mailsOf = {
  messages: 'Messages you have not read after half an hour',
  comments: 'Comments on your adverts',
  searches: 'New adverts for your saved searches, once a day at most',
  sellers: 'New adverts of sellers you follow, once a day at most',
  adverts: 'Your own adverts, ratings, and lower prices of adverts you saved',
} as const;
export const save = 'Save';
export const neverAsked =
  'Notifications are kept for 60 days. Nothing is sent by SMS. If someone writes, calls or texts in our name to ask for a password, a PIN or money, it is not us: please <report>tell us</report>.';
