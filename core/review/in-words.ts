import type { Hiding, ReviewCase } from '../entities/review-case.ts';
import { listInWords } from '../shared/text/list-in-words.ts';
import { type Text, texts } from '../texts/text.ts';

/** What the writer of something hidden is told: who can see it and why, and whether a review is waiting. */
export interface HiddenInWords {
  /** In their order. */
  readonly why: readonly (Text | string)[];
  readonly review: 'possible' | 'asked';
}

/** Why something was hidden, or shown again, in words: the reasons of the reports, and the moderator's. */
export function whyInWords({ reasons, text }: Pick<Hiding, 'reasons' | 'text'>): readonly (Text | string)[] {
  const reported = listInWords(reasons.map((reason) => texts.reports.reasons[reason]));
  return [
    ...(reported === '' ? [] : [texts.reports.reportedAs({ reasons: reported })]),
    ...(text === '' ? [] : [text]),
  ];
}

/** The explanation for the writer of something hidden. */
export function hidingInWords({ review }: Pick<ReviewCase, 'review'>, hiding: Hiding): HiddenInWords {
  const why = [texts.reports.held[hiding.by], ...whyInWords(hiding)];
  if (review === undefined) return { why, review: 'possible' };
  // The text about a hold for claims already says that it is waiting for a review.
  return { why: hiding.by === 'claims' ? why : [...why, texts.reports.reviewAsked], review: 'asked' };
}
