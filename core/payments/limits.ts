import { topAdvertDays } from '../adverts/limits.ts';
import { day, hour, minute, second } from '../shared/time/durations.ts';

/** How long an advert that is paid for is among the top adverts, in milliseconds. */
export const promotionLength = topAdvertDays * day;

/** The product specification's price for an advert, unless the operator sets another, in shillings. */
export const defaultAmount = 500;

/** Money is Uganda shillings and nothing else. */
export const currency = 'UGX';

/** Random characters of A–Z, a–z and 0–9. Gateways take at most 50. */
export const referenceLength = 30;

/** Legible characters for a payment by hand: few enough to type on a phone, and enough for 10^15 references. */
export const handReferenceLength = 10;

/** An open payment can be resumed for this long; after that the gateway has usually forgotten it. In milliseconds. */
export const resumableFor = 12 * hour;

/** While a gateway is being asked for its page nobody else asks it for the same payment. In milliseconds. */
export const startLease = 45 * second;

/** First asked after this long, then after twice as long each time. In milliseconds. */
export const firstQuestion = minute;
export const longestBetweenQuestions = 6 * hour;

/**
 * A payment that nobody has paid after this long is given up. If money arrives all the same, it counts. In
 * milliseconds.
 */
export const givenUpAfter = 7 * day;

/** Payments asked about in one round. */
export const questionsAtOnce = 20;

/** A seller who returns within this time is told that the payment failed; later it is old news. In milliseconds. */
export const failureIsNewsFor = day;

/** How much of a gateway's answer the ledger stores, in UTF-16 units. */
export const longestRaw = 4000;
