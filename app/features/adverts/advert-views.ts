import { priceBefore } from '../../../core/adverts/former-price.ts';
import type { AdvertSummary, Page } from '../../../core/entities/advert.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import type { Seller } from '../../../core/entities/profile.ts';
import * as statesTexts from '../../../core/texts/states.ts';
import { leadingPhotos, type ShownPicture } from '../../ui/photo.tsx';
import type { ShownSeller } from '../account/seller-link.tsx';

/** An advert as a card shows it. No more than that, because a page's data is also sent to the browser. */
export interface CardAdvert
  extends Omit<AdvertSummary, 'sellerId' | 'seller' | 'formerPrice' | 'state' | 'endsAt' | 'cover'> {
  readonly cover: ShownPicture;
  /** The former price, if the price fell recently. */
  readonly priceBefore?: number | undefined;
  /** The state of an advert that is not live, in a word. */
  readonly chip?: string | undefined;
  readonly seller: ShownSeller | undefined;
}

export type CardPage = Page<CardAdvert>;

/** An advert as a slip shows it; `TopAdvert` is the wide sheet above the feed. */
export interface SlipAdvert extends Pick<AdvertSummary, 'id' | 'title' | 'price'> {
  readonly cover: ShownPicture;
}
export type TopAdvert = Pick<
  CardAdvert,
  'id' | 'title' | 'price' | 'cover' | 'district' | 'village' | 'seller'
>;

/** Named one by one: copying the rest of an object takes eight times as long. */
function cardOf(advert: AdvertSummary, position: number, now: Date): CardAdvert {
  const { cover, seller, state } = advert;
  return {
    id: advert.id,
    title: advert.title,
    price: advert.price,
    priceBefore: priceBefore(advert, now),
    district: advert.district,
    village: advert.village,
    cover: position < leadingPhotos ? cover : withoutPreview(cover),
    pictureCount: advert.pictureCount,
    postedAt: advert.postedAt,
    likeCount: advert.likeCount,
    commentCount: advert.commentCount,
    likedByViewer: advert.likedByViewer,
    savedByViewer: advert.savedByViewer,
    chip: state === 'live' ? undefined : statesTexts.chips[state],
    seller: seller && shownSeller(seller),
  };
}

export function cardPageOf({ items, next }: Page<AdvertSummary>): CardPage {
  const now = new Date();
  return { items: items.map((advert, position) => cardOf(advert, position, now)), next };
}

export function slipOf({ id, title, price, cover }: AdvertSummary): SlipAdvert {
  return { id, title, price, cover: withoutPreview(cover) };
}

function withoutPreview({ key, width, height }: Picture): ShownPicture {
  return { key, width, height };
}

export function topAdvertOf(advert: AdvertSummary): TopAdvert {
  const { id, title, price, cover, district, village, seller } = advert;
  return { id, title, price, cover, district, village, seller: seller && shownSeller(seller) };
}

function shownSeller({ id, username, picture }: Seller): ShownSeller {
  return { id, username, picture: picture && { key: picture.key } };
}
