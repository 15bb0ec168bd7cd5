import type { AdvertSummary, Page } from './advert.ts';
import { advertsPerPage } from './limits.ts';
import { pageOf } from './page-of.ts';

/** A page of cards by time of posting, given one card more than fits on it. */
export function cardPage(cards: readonly AdvertSummary[]): Page<AdvertSummary> {
  return pageOf(cards, advertsPerPage, (card) => ({ at: card.postedAt, id: card.id }));
}
