import type { Ports } from '../ports/ports.ts';
import type { UnfinishedEntry } from '../ports/unfinished.ts';
import { fieldsWithinLimits } from '../shared/fields-within-limits.ts';
import { day, hour } from '../shared/time/durations.ts';

/** When what is neither sent, done nor discarded ends, in milliseconds. */
export const endsAfter = {
  /** As long as the draft of an advert. */
  form: 30 * day,
  actOfAccount: day,
  actOfVisitor: hour,
  /** What a log-in did not do. */
  undoneAct: hour,
  /** In its form: as long as the cookie by which it is found. */
  shownComment: day,
} as const;

/** Stores as much of it as is allowed, in place of what is there. */
export async function keepFor(
  { unfinished, clock }: Pick<Ports, 'unfinished' | 'clock'>,
  time: number,
  key: string,
  entry: UnfinishedEntry,
): Promise<void> {
  const until = new Date(clock.now().getTime() + time);
  await unfinished.keep(key, { ...entry, fields: fieldsWithinLimits(entry.fields) }, until);
}
