import type { BegunConversation } from '../ports/conversations.ts';
import { day, hour } from '../time/durations.ts';
import type { Answers } from './profile.ts';

/** Conversations that began longer ago say nothing of today. */
export const answersSince = 60 * day;
/** With fewer conversations it is not said. */
const fewest = 5;
const limits: readonly (readonly [Answers, number])[] = [
  ['hour', hour],
  ['day', day],
  ['days', 4 * day],
];

/**
 * How soon somebody usually answers who writes to them first; undefined when too few have, or it takes longer than a few days.
 * Half of the people, or more, were answered that soon.
 */
export function answersOf(begun: readonly BegunConversation[], now: Date): Answers | undefined {
  const waits = begun.flatMap((conversation) => waitOf(conversation, now) ?? []).sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)];
  if (median === undefined || waits.length < fewest) return undefined;
  return limits.find(([, limit]) => median <= limit)?.[0];
}

/**
 * One that was never answered counts as the slowest of all, or who answers one of many would seem quick. Left out are those who may still
 * be answered within the day, and those who were blocked instead: nobody owes an answer to what they do not want to read.
 */
function waitOf({ begunAt, answeredAt, blocked }: BegunConversation, now: Date): number | undefined {
  if (answeredAt !== undefined) return answeredAt.getTime() - begunAt.getTime();
  return blocked || now.getTime() - begunAt.getTime() < day ? undefined : Number.POSITIVE_INFINITY;
}
