import type { AdvertState } from './advert-state.ts';
import type { Picture } from './picture.ts';
import type { Answers, Seller } from './profile.ts';

/** A seller's statement of approval by the National Drug Authority. The site does not check it. */
export interface Approval {
  readonly number: string;
  /** The last day of the approval in Kampala, as forms send it: "2027-05-03". */
  readonly until: string;
}

/** What a price can be for, in the order of the form. */
export const units = [
  'g',
  'kg',
  'ml',
  'litre',
  'piece',
  'bunch',
  'plant',
  'packet',
  'bottle',
  'tin',
  'sack',
] as const;
export type Unit = (typeof units)[number];

/** The kinds of goods, in the order of the form. */
export const goodsKinds = ['fresh', 'dried', 'powder', 'seeds', 'oil', 'other'] as const;
export type Goods = (typeof goodsKinds)[number];

/** What the price is for: both, or neither. */
export interface Measure {
  /** In whole thousandths of the unit: 250 of 'kg' is a quarter of a kilogram. */
  readonly quantity: number | undefined;
  readonly unit: Unit | undefined;
}

/** How the goods reach the buyer; all false if the seller does not say. */
export interface WaysOfDelivery {
  readonly pickUp: boolean;
  /** By motorcycle taxi. */
  readonly boda: boolean;
  /** By bus to other districts. */
  readonly parcel: boolean;
}

/** The price of an advert before its last change. */
export interface FormerPrice {
  /** The lowest price of the 14 days before the change, in shillings (UGX). */
  readonly price: number;
  readonly until: Date;
}

/** The fields that a seller fills in for an advert. */
export interface AdvertFields extends Measure, WaysOfDelivery {
  /** Lower case, NFC, one line as `fold` leaves it. */
  readonly title: string;
  /** Lower case, NFC. */
  readonly description: string;
  /** Whole Uganda shillings. */
  readonly price: number;
  readonly goods: Goods | undefined;
  readonly district: string;
  readonly village: string | undefined;
  readonly approval: Approval | undefined;
}

/** The optional fields, all left out. */
export const leftOut = {
  quantity: undefined,
  unit: undefined,
  goods: undefined,
  village: undefined,
  pickUp: false,
  boda: false,
  parcel: false,
  approval: undefined,
} satisfies Partial<AdvertFields>;

/** The field names of the form, in the order of the screen. */
export const advertFormFields = [
  'herbtitle',
  'goods',
  'price',
  'quantity',
  'unit',
  'selectedDistrict',
  'selectedVillage',
  'pickUp',
  'boda',
  'parcel',
  'description',
  'ndaNumber',
  'ndaUntil',
] as const;

export interface Advert extends AdvertFields {
  /** `ad_` and epoch milliseconds, unique. */
  readonly id: string;
  readonly sellerId: string;
  /** 1 to 8; the first is the cover. */
  readonly pictures: readonly Picture[];
  readonly formerPrice: FormerPrice | undefined;
  readonly state: AdvertState;
  /** The end of the period for which the advert was posted or last renewed. */
  readonly endsAt: Date;
  readonly postedAt: Date;
  readonly updatedAt: Date;
}

/** An advert as the feed, the search, the saved page and the grids show it. */
export interface AdvertSummary extends Omit<AdvertFields, 'description' | 'approval'> {
  readonly id: string;
  readonly cover: Picture;
  readonly pictureCount: number;
  readonly formerPrice: FormerPrice | undefined;
  readonly state: AdvertState;
  readonly endsAt: Date;
  readonly postedAt: Date;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly likedByViewer: boolean;
  readonly savedByViewer: boolean;
  /** Undefined when the author has no profile ("User details not available"). */
  readonly seller: Seller | undefined;
  readonly sellerId: string;
}

/** An advert with everything its own page shows. */
export interface AdvertDetail extends AdvertSummary, AdvertFields {
  readonly pictures: readonly Picture[];
  readonly updatedAt: Date;
  readonly sellerJoinedAt: Date | undefined;
  readonly sellerAdvertCount: number;
  readonly sellerRatingCount: number;
  readonly sellerAnswers: Answers | undefined;
  /** Whether the viewer may ask for the seller's phone number, to call or to write on WhatsApp. */
  readonly sellerCallMe: boolean;
  readonly sellerWhatsappMe: boolean;
}

/** A page of any list, newest first, and where the next page begins. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** An opaque cursor; undefined on the last page. */
  readonly next: string | undefined;
}
