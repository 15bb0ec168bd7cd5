import { priceBefore } from '../../../core/adverts/former-price.ts';
import type { AdvertSummary, Measure, Page, WaysOfDelivery } from '../../../core/entities/advert.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import type { Seller } from '../../../core/entities/profile.ts';
import { kilometresTo } from '../../../core/locations/districts-by-distance.ts';
import { perUnit } from '../../../core/prices/unit-price.ts';
import * as statesTexts from '../../../core/texts/states.ts';
import * as unitsTexts from '../../../core/texts/units.ts';
import type { ShownPicture } from '../../ui/photo.tsx';
import type { ShownSeller } from '../account/seller-link.tsx';

/** An advert as a card shows it. No more than that, because a page's data is also sent to the browser. */
export interface CardAdvert
  extends Omit<
    AdvertSummary,
    | keyof Measure
    | keyof WaysOfDelivery
    | 'goods'
    | 'sellerId'
    | 'seller'
    | 'formerPrice'
    | 'state'
    | 'endsAt'
    | 'cover'
  > {
  readonly cover: ShownPicture;
  /** What the price is for, such as "per 250 g". */
  readonly per?: string | undefined;
  /** The former price, if the price fell recently. */
  readonly priceBefore?: number | undefined;
  /** The distance from the district near which the viewer looks for adverts, unless it is in that district. */
  readonly kilometres?: number | undefined;
  /** The state of an advert that is not live, in a word. */
  readonly chip?: string | undefined;
  readonly seller: ShownSeller | undefined;
}

export type CardPage = Page<CardAdvert>;

/** An advert as a slip shows it. */
export interface SlipAdvert extends Pick<CardAdvert, 'id' | 'title' | 'price' | 'per'> {
  readonly cover: ShownPicture;
}

/** Positions in a list, from 0, of the photos that have a preview: those that script fetches first. */
const previewed: readonly number[] = [2, 3];

/** Named one by one: copying the rest of an object takes eight times as long. */
function cardOf(advert: AdvertSummary, position: number, now: Date, near: string | undefined): CardAdvert {
  const { cover, seller, state } = advert;
  return {
    id: advert.id,
    title: advert.title,
    price: advert.price,
    per: perUnit(advert, unitsTexts),
    priceBefore: priceBefore(advert, now),
    district: advert.district,
    village: advert.village,
    kilometres: near === undefined ? undefined : kilometresTo(advert.district, near),
    cover: previewed.includes(position) ? cover : withoutPreview(cover),
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

/** A page of cards, each with its distance from `near`, the district near which the viewer looks for adverts. */
export function cardPageOf({ items, next }: Page<AdvertSummary>, near?: string): CardPage {
  const now = new Date();
  return { items: items.map((advert, position) => cardOf(advert, position, now, near)), next };
}

export function slipOf(advert: AdvertSummary): SlipAdvert {
  const { id, title, price, cover } = advert;
  return { id, title, price, per: perUnit(advert, unitsTexts), cover: withoutPreview(cover) };
}

function withoutPreview({ key, width, height, kilobytes }: Picture): ShownPicture {
  return { key, width, height, ...(kilobytes === undefined ? {} : { kilobytes }) };
}

function shownSeller({ id, username, picture }: Seller): ShownSeller {
  return { id, username, picture: picture && { key: picture.key } };
}
