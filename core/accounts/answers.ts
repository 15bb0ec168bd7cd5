import type { Answers } from '../entities/profile.ts';
import type { BegunConversation } from '../ports/conversations.ts';
import { day, hour } from '../shared/time/durations.ts';

/** Conversations that began longer ago say nothing about today. */
export const answersSince = 60 * day;
/** With fewer conversations nothing is shown. */
const fewest = 5;
const limits: readonly (readonly [Answers, number])[] = [
  ['hour', hour],
  ['day', day],
  ['days', 4 * day],
];

/**
 * How soon somebody usually answers people who write to them first; undefined if too few have written, or if it takes
 * longer than a few days. At least half of the people were answered that soon.
 */
export function answersOf(begun: readonly BegunConversation[], now: Date): Answers | undefined {
  const waits = begun.flatMap((conversation) => waitOf(conversation, now) ?? []).sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)];
  if (median === undefined || waits.length < fewest) return undefined;
  return limits.find(([, limit]) => median <= limit)?.[0];
}

/**
 * A conversation that was never answered counts as slowest, otherwise somebody who answers one of many would seem
 * quick. Those that may still be answered within the day are left out, and so are blocked people: nobody owes them an
 * answer.
 */
function waitOf({ begunAt, answeredAt, blocked }: BegunConversation, now: Date): number | undefined {
  if (answeredAt !== undefined) return answeredAt.getTime() - begunAt.getTime();
  return blocked || now.getTime() - begunAt.getTime() < day ? undefined : Number.POSITIVE_INFINITY;
}
