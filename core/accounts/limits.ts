import { minute } from '../shared/time/durations.ts';

/** UTF-16 units, as a browser's `maxlength` counts, like all lengths in this file. */
export const maxFullNameLength = 80;
export const minUsernameLength = 3;
export const maxUsernameLength = 30;
export const maxEmailLength = 254;
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
export const maxAboutLength = 200;
/** The bio's counter reads "0/10000" although the field takes 200: the product specification states both. */
export const aboutCounterDenominator = 10_000;
export const maxAddressLength = 200;
/** More than any phone number needs, because a text that is not a phone number is kept as well. */
export const maxPhoneNumberLength = 40;
export const earliestBirthYear = 1900;
/** The oldest session ends when another begins. More devices than anybody has, but few enough to look through. */
export const maxSessions = 20;

/** How long an account counts as new. */
export const newDays = 3;
/** How long a code may follow a password, in milliseconds: enough to find the other phone. */
export const halfLoginTime = 10 * minute;
