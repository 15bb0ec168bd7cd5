import { minute } from '../shared/time/durations.ts';

export const recoveryCodeCount = 10;
/** Of 31 letters and digits: nobody guesses 49 bits at the rate that they are taken. */
export const recoveryCodeLength = 10;
/** How long a new secret waits for its first code, in milliseconds. */
export const setUpTime = 30 * minute;
