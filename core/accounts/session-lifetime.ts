import { day, minute } from '../shared/time/durations.ts';

/** A session ends this long after it was last used, in milliseconds. */
export const sessionIdleLimit = 30 * day;
/** A session ends this long after log-in, however much it is used, in milliseconds. */
export const sessionAgeLimit = 90 * day;
/** How often at most the use of a session is recorded, in milliseconds. */
export const sessionTouchInterval = 5 * minute;
