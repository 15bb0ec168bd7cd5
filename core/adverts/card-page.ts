import type { AdvertSummary, Page } from '../entities/advert.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import { advertsPerPage } from './limits.ts';
import { shownTitles } from './shown-advert.ts';

/** A page of cards by time of posting, as they are shown, given one card more than fits on it. */
export function cardPage(cards: readonly AdvertSummary[]): Page<AdvertSummary> {
  const page = pageOf(cards, advertsPerPage, (card) => ({ at: card.postedAt, id: card.id }));
  return { ...page, items: shownTitles(page.items) };
}
