import type { Seller } from '../core/accounts/profile.ts';
import type { AdvertSummary, Page } from '../core/adverts/advert.ts';
import { priceBefore } from '../core/adverts/former-price.ts';
import type { Picture } from '../core/pictures/picture.ts';
import { texts } from '../core/texts.ts';
import { type CardPage, packCards } from './card-page.ts';
import { photosUnasked, type ShownPicture } from './components/photo.tsx';

/** The line beside an advert, without what it does not show. */
export interface ShownSeller extends Omit<Seller, 'fullName' | 'picture'> {
  readonly picture: Pick<Picture, 'key'> | undefined;
}

/** What a card shows. No more than that, because everything in a page's data is also sent to the browser. */
export interface CardAdvert
  extends Omit<AdvertSummary, 'sellerId' | 'seller' | 'formerPrice' | 'state' | 'endsAt' | 'cover'> {
  readonly cover: ShownPicture;
  /** Of an advert whose price fell not long ago. */
  readonly priceBefore?: number | undefined;
  /** Of one that is not live, in a word. */
  readonly chip?: string | undefined;
  readonly seller: ShownSeller | undefined;
}

/** What a slip shows, and the sheet of the top advert besides. */
export interface SlipAdvert extends Pick<AdvertSummary, 'id' | 'title' | 'price'> {
  readonly cover: ShownPicture;
}
export type TopAdvert = Pick<
  CardAdvert,
  'id' | 'title' | 'price' | 'cover' | 'district' | 'village' | 'seller'
>;

/** A seller of several is one object, which is handed over once. */
function cardsOf(adverts: readonly AdvertSummary[]): CardAdvert[] {
  const sellers = new Map<string, ShownSeller>();
  for (const { seller } of adverts) if (seller) sellers.set(seller.id, shownSeller(seller));
  const now = new Date();
  return adverts.map(({ sellerId: _, seller, formerPrice, state, endsAt: __, cover, ...shown }, position) => {
    const before = priceBefore({ ...shown, formerPrice }, now);
    return {
      ...shown,
      cover: position < photosUnasked ? cover : withoutPreview(cover),
      ...(before === undefined ? {} : { priceBefore: before }),
      ...(state === 'live' ? {} : { chip: texts.states.chips[state] }),
      seller: seller && sellers.get(seller.id),
    };
  });
}

export function cardPageOf({ items, next }: Page<AdvertSummary>): CardPage {
  return packCards({ items: cardsOf(items), next });
}

export function slipOf({ id, title, price, cover }: AdvertSummary): SlipAdvert {
  return { id, title, price, cover: withoutPreview(cover) };
}

function withoutPreview({ placeholder: _, ...picture }: Picture): ShownPicture {
  return picture;
}

export function topAdvertOf(advert: AdvertSummary): TopAdvert {
  const { id, title, price, cover, district, village, seller } = advert;
  return { id, title, price, cover, district, village, seller: seller && shownSeller(seller) };
}

function shownSeller({ id, username, picture }: Seller): ShownSeller {
  return { id, username, picture: picture && { key: picture.key } };
}
