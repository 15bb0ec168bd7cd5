import { languages } from '../entities/language.ts';
import type { Reason } from '../entities/report.ts';
import type { Decision } from '../entities/review-case.ts';
import type { QueueItem } from '../ports/review-cases.ts';
import { textsIn } from '../texts/catalogues.ts';
import { type Text, texts } from '../texts/text.ts';

/** The most serious first. */
const bySeriousness: readonly Exclude<Reason, 'other'>[] = [
  'ill',
  'unlawful',
  'false-cure',
  'stolen-photos',
  'scam',
  'rude',
];

/** The first version of a reason for hiding what the case is about; undefined if nothing says what is wrong. */
export function readyReason({
  case: found,
  reports,
  knownPhoto,
}: Omit<QueueItem, 'thing'>): Text | undefined {
  const named = new Set<Reason>([
    ...reports.map(({ reason }) => reason),
    ...(found.hiding?.by === 'claims' ? (['false-cure'] as const) : []),
    ...(knownPhoto === undefined ? [] : (['stolen-photos'] as const)),
  ]);
  const worst = bySeriousness.find((reason) => named.has(reason));
  return worst && texts.desk.ready[worst];
}

/** The reason as it is sent: with a decision that hides nothing, a ready sentence for hiding gives way to its opposite. */
export function reasonFor(act: Decision['act'], typed: string): string {
  if (act === 'hide') return typed;
  for (const language of languages) {
    const { ready, kept } = textsIn(language).desk;
    const begun = Object.values(ready).find((sentence) => typed.startsWith(sentence));
    if (begun !== undefined) return kept + typed.slice(begun.length);
  }
  return typed;
}
