import { day } from '../shared/time/durations.ts';

export const maxReportLength = 500;

/** How many independent accounts it takes to hide what they report. */
export const hidingReports = 3;

/** How old an account must be to count for that, in milliseconds. */
export const countingAge = 7 * day;

/** How many adverts of one seller, and how many in all, reports hide in an hour; others wait in the queue. */
export const hiddenOfSellerAnHour = 5;
export const hiddenInAllAnHour = 20;

/** How long reports do not hide again what a moderator has restored and nobody has changed, in milliseconds. */
export const restoredFor = 30 * day;

/** How long a report is kept, in milliseconds. */
export const reportsKeptFor = 2 * 365 * day;

export const casesPerPage = 10;

/** How many reports of one thing are shown to moderators, first those that count. */
export const shownReports = 10;
