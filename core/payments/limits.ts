import { topAdvertDays } from '../adverts/limits.ts';
import { day, hour, minute, second } from '../time/durations.ts';

/** How long an advert that is paid for is among the top adverts, in milliseconds. */
export const promotionLength = topAdvertDays * day;

/** What the product specification asks for an advert when the operator names no other amount, in shillings. */
export const defaultAmount = 500;

/** Money is Uganda shillings and nothing else. */
export const currency = 'UGX';

/** Random characters of A–Z, a–z and 0–9. Gateways take at most 50. */
export const referenceLength = 30;

/** Legible characters of a payment by hand: few enough to be typed on a phone, and a thousand million million of them. */
export const handReferenceLength = 10;

/** A payment that was begun is resumed for this long; after that the gateway has usually forgotten it. In milliseconds. */
export const resumableFor = 12 * hour;

/** While a gateway is being asked for its page nobody else asks it for the same payment. In milliseconds. */
export const startLease = 45 * second;

/** First asked after this long, then after twice as long each time. In milliseconds. */
export const firstQuestion = minute;
export const longestBetweenQuestions = 6 * hour;

/** A payment that nobody has paid by now is given up. If money comes all the same, it counts. In milliseconds. */
export const givenUpAfter = 7 * day;

/** Payments that one round of questions takes up at once. */
export const questionsAtOnce = 20;

/** A seller who comes back within this time is told that the payment failed; later it is no longer news. In milliseconds. */
export const failureIsNewsFor = day;

/** UTF-16 units of a gateway's answer that the ledger keeps. */
export const longestRaw = 4000;
