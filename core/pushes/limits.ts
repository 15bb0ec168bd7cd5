import { day, hour, minute, second } from '../shared/time/durations.ts';

/** The most devices of an account that are notified; another one takes the place of the oldest. */
export const maxPushedDevices = 10;

/** Characters. */
export const maxEndpointLength = 2048;

/** Nobody is notified on a device from this hour in Kampala until that one, but of messages. */
export const night = { from: 22, until: 7 };

/** Milliseconds: time enough for somebody who has the conversation open elsewhere to see the message there. */
export const pushDelay = 5 * second;

/** Milliseconds; as with mails, a push service that is away for longer never gets it. */
export const pushGivenUpAfter = 3 * day;

/** Milliseconds that a push service keeps what it cannot deliver. */
export const keptUndelivered = day;

/** Pushes to one device in so many milliseconds. */
export const pushAllowances = {
  /** About the same unread messages of a conversation. */
  conversation: { count: 1, window: 10 * minute },
  /** The same news. */
  news: { count: 1, window: 60 * day },
  /** News of what is mailed once a day: no more than that here. Days are separated by nights, so this is one a day. */
  daily: { count: 1, window: 15 * hour },
  /** News of all kinds. */
  all: { count: 10, window: day },
};
