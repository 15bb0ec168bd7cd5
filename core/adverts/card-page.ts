import type { AdvertSummary, Page } from '../entities/advert.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import { advertsPerPage } from './limits.ts';
import { shownTitles } from './shown-advert.ts';

/** A page of cards ordered by time of posting, in their shown form, made from one card more than fits on the page. */
export function cardPage(cards: readonly AdvertSummary[]): Page<AdvertSummary> {
  const page = pageOf(cards, advertsPerPage, (card) => ({ at: card.postedAt, id: card.id }));
  return { ...page, items: shownTitles(page.items) };
}
