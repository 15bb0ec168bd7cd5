import type { Hiding, ReviewCase } from '../entities/review-case.ts';
import { texts } from '../texts/texts.ts';

/** Why something was hidden, or shown again: what was reported, and what a moderator says. */
export function whyInWords({ reasons, text }: Pick<Hiding, 'reasons' | 'text'>): string[] {
  const reported = reasons.map((reason) => texts.reports.reasons[reason]).join(', ');
  return [...(reported === '' ? [] : [`Reported as: ${reported}.`]), ...(text === '' ? [] : [text])];
}

/** What the writer of something hidden reads: who can see it and why, and whether a review is already waiting. */
export function hidingInWords(
  { review }: Pick<ReviewCase, 'review'>,
  hiding: Hiding,
): { readonly why: readonly string[]; readonly review: 'possible' | 'asked' } {
  const why = [texts.reports.held[hiding.by], ...whyInWords(hiding)];
  if (review === undefined) return { why, review: 'possible' };
  // What is held for its claims says itself that it is waiting for us.
  return { why: hiding.by === 'claims' ? why : [...why, texts.reports.reviewAsked], review: 'asked' };
}
