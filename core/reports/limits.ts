import { day } from '../shared/time/durations.ts';

export const maxReportLength = 500;

/** The number of independent accounts whose reports hide a thing. */
export const hidingReports = 3;

/** How old an account must be for its reports to count, in milliseconds. */
export const countingAge = 7 * day;

/** The most adverts of one seller, and of all, that reports hide in an hour; others wait in the queue, shown. */
export const hiddenOfSellerAnHour = 5;
export const hiddenInAllAnHour = 20;

/** How long reports do not hide again what a moderator has restored and nobody has changed, in milliseconds. */
export const restoredFor = 30 * day;

/** How long a report is kept, in milliseconds. */
export const reportsKeptFor = 2 * 365 * day;

export const casesPerPage = 10;

/** The most reports of one thing that moderators are shown, first those that count. */
export const shownReports = 10;
