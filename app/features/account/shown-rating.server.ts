import type { ShownRating as Rating } from '../../../core/ratings/list-ratings.ts';
import { said } from '../../requests/said.server.ts';

export type ShownRating = ReturnType<typeof shownRating>;

/** A rating with its texts in the page's language. */
export function shownRating({ absent, verdict, uncounted, ...rating }: Rating) {
  return {
    ...rating,
    absent: absent && said(absent),
    verdict: said(verdict),
    uncounted: uncounted && said(uncounted),
  };
}
