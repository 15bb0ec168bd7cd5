import { texts } from '../texts.ts';
import type { Hiding } from './review-case.ts';

/** Why something was hidden, or shown again: what was reported, and what a moderator says. */
export function whyInWords({ reasons, text }: Pick<Hiding, 'reasons' | 'text'>): string[] {
  const reported = reasons.map((reason) => texts.reports.reasons[reason]).join(', ');
  return [...(reported === '' ? [] : [`Reported as: ${reported}.`]), ...(text === '' ? [] : [text])];
}
