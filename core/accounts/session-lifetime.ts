import { day, minute } from '../time/durations.ts';

/** A session ends this long after it was last used, in milliseconds. */
export const sessionIdleLimit = 30 * day;
/** A session ends this long after log-in, however much it is used, in milliseconds. */
export const sessionAgeLimit = 90 * day;
/** That a session is in use is written down at most this often, in milliseconds. */
export const sessionTouchInterval = 5 * minute;
