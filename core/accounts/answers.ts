import type { Answers } from '../entities/profile.ts';
import type { BegunConversation } from '../ports/conversations.ts';
import { day, hour } from '../shared/time/durations.ts';

/** In milliseconds. Conversations that began longer ago are ignored. */
export const answersSince = 60 * day;
/** The fewest conversations from which an answering time is computed. */
const fewest = 5;
const limits: readonly (readonly [Answers, number])[] = [
  ['hour', hour],
  ['day', day],
  ['days', 4 * day],
];

/**
 * How soon somebody usually answers people who write to them first: the time within which at least half of them were
 * answered. Undefined if too few have written, or if that time is longer than a few days.
 */
export function answersOf(begun: readonly BegunConversation[], now: Date): Answers | undefined {
  const waits = begun.flatMap((conversation) => waitOf(conversation, now) ?? []).sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)];
  if (median === undefined || waits.length < fewest) return undefined;
  return limits.find(([, limit]) => median <= limit)?.[0];
}

/**
 * The time until the answer. A conversation that was never answered counts as slowest; otherwise somebody who answers
 * one of many would seem quick. Undefined, and left out, for a conversation that may still be answered within the
 * day, and for a blocked person, to whom nobody owes an answer.
 */
function waitOf({ begunAt, answeredAt, blocked }: BegunConversation, now: Date): number | undefined {
  if (answeredAt !== undefined) return answeredAt.getTime() - begunAt.getTime();
  return blocked || now.getTime() - begunAt.getTime() < day ? undefined : Number.POSITIVE_INFINITY;
}
