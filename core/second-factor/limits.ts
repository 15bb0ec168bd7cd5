import { minute } from '../shared/time/durations.ts';

export const recoveryCodeCount = 10;
/** Ten of 31 letters and digits have 49 bits: too many to guess at the permitted rate. */
export const recoveryCodeLength = 10;
/** How long a new secret waits for its first code, in milliseconds. */
export const setUpTime = 30 * minute;
