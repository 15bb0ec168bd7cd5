import { day } from '../time/durations.ts';

/** How long a notification is kept, in milliseconds. */
export const keptFor = 60 * day;

export const notificationsPerPage = 20;

/** More unread ones than this are "99+". */
export const mostCounted = 99;
