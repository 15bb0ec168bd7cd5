import type { Reason } from '../entities/report.ts';
import type { Decision } from '../entities/review-case.ts';
import type { QueueItem } from '../ports/review-cases.ts';
import { texts } from '../texts/texts.ts';

/** The most serious first. */
const bySeriousness: readonly Exclude<Reason, 'other'>[] = [
  'ill',
  'unlawful',
  'false-cure',
  'stolen-photos',
  'scam',
  'rude',
];

/** The first version of a reason for hiding what the case is about; empty if nothing says what is wrong. */
export function readyReason({ case: found, reports, knownPhoto }: Omit<QueueItem, 'thing'>): string {
  const named = new Set<Reason>([
    ...reports.map(({ reason }) => reason),
    ...(found.hiding?.by === 'claims' ? (['false-cure'] as const) : []),
    ...(knownPhoto === undefined ? [] : (['stolen-photos'] as const)),
  ]);
  const worst = bySeriousness.find((reason) => named.has(reason));
  return worst === undefined ? '' : texts.desk.ready[worst];
}

/** The reason as it is sent: with a decision that hides nothing, a ready sentence for hiding gives way to its opposite. */
export function reasonFor(act: Decision['act'], typed: string): string {
  const begun = Object.values(texts.desk.ready).find((sentence) => typed.startsWith(sentence));
  return act === 'hide' || begun === undefined ? typed : texts.desk.kept + typed.slice(begun.length);
}
