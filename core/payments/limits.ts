import { topAdvertDays } from '../adverts/limits.ts';
import { day, hour, minute, second } from '../shared/time/durations.ts';

/** How long an advert that is paid for is among the top adverts, in milliseconds. */
export const promotionLength = topAdvertDays * day;

/** In shillings (UGX): the product specification's price for promoting an advert, unless the operator sets another. */
export const defaultAmount = 500;

/** The only currency of the site. */
export const currency = 'UGX';

/** Random characters of A–Z, a–z and 0–9. Gateways take at most 50. */
export const referenceLength = 30;

/** Legible characters for a payment by hand: few enough to type on a phone, and enough for 10^15 references. */
export const handReferenceLength = 10;

/** How long an open payment can be resumed, in milliseconds; afterwards the gateway has usually forgotten it. */
export const resumableFor = 12 * hour;

/** How long, in milliseconds, only the process that asks a gateway for the page of a payment may ask for it. */
export const startLease = 45 * second;

/** The time until the first question to the gateway, in milliseconds; each further interval is twice as long. */
export const firstQuestion = minute;
export const longestBetweenQuestions = 6 * hour;

/** How long, in milliseconds, until an unpaid payment is given up. Money that arrives later still counts. */
export const givenUpAfter = 7 * day;

/** The most payments that are asked about in one round. */
export const questionsAtOnce = 20;

/** How long, in milliseconds, a returning seller is told that the payment failed. */
export const failureIsNewsFor = day;

/** How much of a gateway's answer the ledger stores, in UTF-16 units. */
export const longestRaw = 4000;
