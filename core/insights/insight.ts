import type { AdvertFigures } from '../ports/views.ts';
import type { Text } from '../texts/text.ts';

/** The figures of one advert, for its seller. */
export interface Insight extends Omit<AdvertFigures, 'daily'> {
  /** The state in a word or two, if the advert is not simply live. */
  readonly chip: Text | undefined;
  /** Views of each of the days that were asked for; the last is today. */
  readonly daily: readonly number[];
  /** Views of the last 14 days. */
  readonly viewsOfChart: number;
}
