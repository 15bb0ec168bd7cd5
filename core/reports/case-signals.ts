import type { QueueItem } from '../ports/review-cases.ts';
import { countingAge } from '../ratings/limits.ts';
import { day } from '../shared/time/durations.ts';
import { type Text, texts } from '../texts/text.ts';

/** A fact that bears on a decision. `ill` is the most urgent; `doubt` is a reason to look twice; `plain` is neither. */
export interface Signal {
  readonly kind: 'ill' | 'hidden' | 'doubt' | 'plain';
  readonly words: Text;
}

/** The facts of a case in a word or two each, the most urgent first. */
export function signalsOf(item: Omit<QueueItem, 'thing'>, now: Date): readonly Signal[] {
  const { case: found, reports, reportCount, sanctionCount, writerSince, writerStanding } = item;
  const { urgency, hiding, review, reporters } = found;
  const age = now.getTime() - writerSince.getTime();
  const { suspendedUntil } = writerStanding;
  const words = texts.desk;
  const signals: (Signal | false)[] = [
    (urgency === 2 || reports.some(({ reason }) => reason === 'ill')) && {
      kind: 'ill',
      words: words.fellIll,
    },
    hiding !== undefined && { kind: 'hidden', words: words.hiddenBy[hiding.by] },
    review !== undefined && { kind: 'doubt', words: words.asksForReview },
    item.knownPhoto !== undefined && { kind: 'doubt', words: words.knownPhoto },
    age < countingAge && { kind: 'doubt', words: ageInWords(Math.max(0, Math.floor(age / day))) },
    suspendedUntil !== undefined && suspendedUntil > now && { kind: 'doubt', words: words.suspended },
    reportCount > 0 && {
      kind: 'plain',
      words: words.reportsAndCounting({
        reports: words.reports({ count: reportCount }),
        counting: words.counting({ count: reporters }),
      }),
    },
    sanctionCount > 0 && { kind: 'plain', words: words.decisions({ count: sanctionCount }) },
  ];
  return signals.filter((signal) => signal !== false);
}

function ageInWords(days: number): Text {
  return days === 0 ? texts.desk.newAccount : texts.desk.accountAge({ count: days });
}
