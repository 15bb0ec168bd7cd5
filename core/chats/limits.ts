import { hour, minute, second } from '../shared/time/durations.ts';

/** UTF-16 units, as a browser's `maxlength` counts. */
export const maxMessageLength = 2000;

/** Photos in one message. */
export const maxMessagePictures = 4;

/** Random characters of A–Z, a–z and 0–9. */
export const messageIdLength = 30;

/** New people whom a new account can write to in a day. */
export const newcomersStarts = 10;

/** New people whom somebody with an unverified email can write to in a day, however old the account is. */
export const maxUnverifiedStarts = newcomersStarts;

/** Asking about the same advert again within this time, in milliseconds, counts as the same question. */
export const askAgainAfter = hour;

export const messagesPerPage = 30;
/** The open offers of which a seller's own page tells at most. */
export const maxWaitingOffers = 5;
export const conversationsPerPage = 20;

/** Messages that a stream reads from the store at once. */
export const streamBatch = 50;
/** Streams that one person may have open at once; another one ends the oldest. */
export const maxStreams = 4;
/** How often a stream sends a heartbeat and checks its session, in milliseconds. */
export const heartbeatInterval = 20 * second;
/** A stream ends after this long, in milliseconds; the browser then opens another, whose session is checked again. */
export const streamLifetime = 30 * minute;
