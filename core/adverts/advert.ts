import type { Seller } from '../accounts/profile.ts';
import type { Picture } from '../pictures/picture.ts';

/** An advert as it is written. */
export interface Advert {
  /** `ad_` and epoch milliseconds, unique. */
  readonly id: string;
  readonly sellerId: string;
  /** Lower case, NFC. */
  readonly title: string;
  /** Lower case, NFC. */
  readonly description: string;
  /** Whole Uganda shillings. */
  readonly price: number;
  readonly district: string;
  readonly village: string | undefined;
  /** 1 to 8; the first is the cover. */
  readonly pictures: readonly Picture[];
  readonly postedAt: Date;
  readonly updatedAt: Date;
}

/** An advert as the feed, the search, the saved page and the grids show it. */
export interface AdvertSummary {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly district: string;
  readonly village: string | undefined;
  readonly cover: Picture;
  readonly pictureCount: number;
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
export interface AdvertDetail extends AdvertSummary {
  readonly description: string;
  readonly pictures: readonly Picture[];
  readonly updatedAt: Date;
  readonly sellerJoinedAt: Date | undefined;
  readonly sellerAdvertCount: number;
}

/** A page of anything, newest first, and where the next one begins. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Opaque; undefined on the last page. */
  readonly next: string | undefined;
}
