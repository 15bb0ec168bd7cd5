import type { ListedDecision } from '../../../core/moderation/list-decisions.ts';
import type { ListedCase } from '../../../core/reports/list-cases.ts';
import { said } from '../../requests/said.server.ts';

export type ShownCase = ReturnType<typeof shownCase>;
export type ShownDecision = ReturnType<typeof shownDecision>;

/** A case with its texts in the page's language; without a ready reason that is empty. */
export function shownCase(item: ListedCase) {
  const { signals, readyReason } = item;
  const { hiding, ...found } = item.case;
  return {
    ...item,
    case: { ...found, hiding: hiding && { ...hiding, text: said(hiding.text) } },
    signals: signals.map(({ kind, words }) => ({ kind, words: said(words) })),
    readyReason: readyReason === undefined ? '' : said(readyReason),
  };
}

export function shownDecision(decision: ListedDecision) {
  return { ...decision, by: said(decision.by) };
}
