import { day, minute } from '../shared/time/durations.ts';

/** How long a notification is kept, in milliseconds. */
export const notificationsKeptFor = 60 * day;

export const notificationsPerPage = 20;

/** A greater number of unread notifications is shown as "99+". */
export const mostCounted = 99;

/** The hour in Kampala at which new matches and lower prices are mailed. */
export const digestHour = 7;

/** How long a message or comment stays unread before it is mailed, in milliseconds. */
export const mailDelay = 30 * minute;
