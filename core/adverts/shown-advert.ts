import type { AdvertDetail } from '../entities/advert.ts';
import type { Seller } from '../entities/profile.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { withShownTitle } from '../shown-text/with-shown-title.ts';

interface Written {
  readonly title: string;
  readonly seller?: Pick<Seller, 'fullName'> | undefined;
}

/** The advert with its title capitalised for display. */
export function shownTitle<Card extends Written>(card: Card): Card {
  return withShownTitle(card, card.seller?.fullName);
}

export function shownTitles<Card extends Written>(cards: readonly Card[]): readonly Card[] {
  return cards.map(shownTitle);
}

/** The advert with its title and description capitalised for display. */
export function shownAdvert(advert: AdvertDetail): AdvertDetail {
  return { ...shownTitle(advert), description: shownText(advert.description, advert.seller?.fullName) };
}
