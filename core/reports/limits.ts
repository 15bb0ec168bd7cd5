import { day } from '../time/durations.ts';

export const maxReportLength = 500;

/** So many independent accounts hide what they report. */
export const hidingReports = 3;

/** An account counts for that when it is older, in milliseconds. */
export const countingAge = 7 * day;

/** How long a report is kept, in milliseconds. */
export const reportsKeptFor = 2 * 365 * day;

export const casesPerPage = 10;

/** Of one thing as many reports are shown to moderators, those that count first. */
export const shownReports = 10;
