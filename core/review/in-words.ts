import type { Hiding, ReviewCase } from '../entities/review-case.ts';
import { texts } from '../texts/texts.ts';

/** Why something was hidden, or shown again, in words: the reasons of the reports, and the moderator's. */
export function whyInWords({ reasons, text }: Pick<Hiding, 'reasons' | 'text'>): string[] {
  const reported = reasons.map((reason) => texts.reports.reasons[reason]).join(', ');
  return [
    ...(reported === '' ? [] : [texts.reports.reportedAs({ reasons: reported })]),
    ...(text === '' ? [] : [text]),
  ];
}

/** The explanation for the writer of something hidden: who can see it and why, and whether a review is waiting. */
export function hidingInWords(
  { review }: Pick<ReviewCase, 'review'>,
  hiding: Hiding,
): { readonly why: readonly string[]; readonly review: 'possible' | 'asked' } {
  const why = [texts.reports.held[hiding.by], ...whyInWords(hiding)];
  if (review === undefined) return { why, review: 'possible' };
  // The text about a hold for claims already says that it is waiting for a review.
  return { why: hiding.by === 'claims' ? why : [...why, texts.reports.reviewAsked], review: 'asked' };
}
