import type { Performance } from '../ports/views.ts';
import type { Insight } from './insight.ts';
import { sumOf } from './list-insights.ts';

/** What came in some days, for all of the seller's adverts together. */
export interface Totals extends Performance {
  readonly offers: number;
  /** The views of each day; the last is today. */
  readonly daily: readonly number[];
}

/** The sums of the figures of these adverts, which are figures of this many days. */
export function totalsOf(all: readonly Insight[], days: number): Totals {
  const daily = Array.from({ length: days }, (_, index) => sumOf(all.map(({ daily }) => daily[index] ?? 0)));
  const recent = (name: keyof Insight['recent']) => sumOf(all.map((insight) => insight.recent[name]));
  return {
    views: sumOf(daily),
    saves: recent('saves'),
    chats: recent('chats'),
    offers: recent('offers'),
    daily,
  };
}
