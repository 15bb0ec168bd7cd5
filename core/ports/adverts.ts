import type {
  Advert,
  AdvertDetail,
  AdvertFields,
  AdvertSummary,
  FormerPrice,
  Goods,
} from '../entities/advert.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import type { AdvertState } from '../entities/advert-state.ts';
import type { Picture } from '../entities/picture.ts';

/** The values of a valid form. */
export interface AdvertContent extends AdvertFields {
  /** Each known to `Pictures`, in order. */
  readonly pictureKeys: readonly string[];
  /** Slugs of the herbs that the advert is about, without duplicates. */
  readonly herbs: readonly string[];
}

export interface NewAdvert extends AdvertContent {
  readonly id: string;
  readonly sellerId: string;
  readonly postedAt: Date;
  readonly endsAt: Date;
}

/** A live advert that will end soon, or should have ended. */
export type EndingAdvert = Pick<Advert, 'id' | 'sellerId' | 'title' | 'description' | 'endsAt'>;

export interface AdvertChanges extends AdvertContent {
  readonly formerPrice?: FormerPrice | undefined;
  readonly updatedAt: Date;
}

/** What the usual price of a herb is computed from; the price in shillings (UGX). */
export type PricedAdvert = Pick<Advert, 'price' | 'quantity' | 'unit' | 'goods' | 'postedAt'>;

/** A page of what belongs to one account, ordered by id, so that nothing is missed, starting after this id. */
export interface OwnQuery {
  readonly accountId: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Where a page begins: right after this item of the previous page. */
export interface AdvertCursor {
  readonly at: Date;
  readonly id: string;
}

/** The position of an advert in a list: greatest `key` first, then newest first. */
export interface ListPlace extends AdvertCursor {
  readonly key: number;
}

/**
 * A page of a list: what follows `after`, or the first page. Matches of the whole list are counted up to `max`; with
 * 0, not at all.
 */
export interface ListQuery {
  readonly choice: AdvertChoice;
  readonly after: ListPlace | undefined;
  readonly limit: number;
  readonly max: number;
}

/** The viewer (undefined: a visitor), the start of the page (undefined: the newest), and the most adverts to return. */
interface CardQuery {
  readonly viewerId: string | undefined;
  readonly after: AdvertCursor | undefined;
  readonly limit: number;
}

/**
 * The adverts, newest first by (postedAt, id), both descending. Every read below runs a small fixed number of queries
 * (at most three: cards, the viewer's likes, the viewer's saves) whatever it finds. Lists, counts and searches contain
 * only live adverts unless they say otherwise; `byId` and `detail` find one in any state.
 */
export interface Adverts {
  /** Adds the advert as live and counts it in the seller's profile, or changes nothing and returns `id-taken`. */
  add(advert: NewAdvert): Promise<'added' | 'id-taken'>;
  byId(id: string): Promise<Advert | undefined>;
  /** Returns whether the advert exists. */
  update(id: string, changes: AdvertChanges): Promise<boolean>;
  /**
   * Moves the advert to another state, unless its present state is not in `from`, its title or description differs
   * from `about`, or it ends after `endedBy`. `endsAt` sets a new end, which counts as not announced. An advert that
   * is not live is only in the lists of its seller and of those who saved it, and is not counted in the seller's
   * profile.
   */
  move(
    id: string,
    move: {
      readonly from: readonly AdvertState[];
      readonly to: AdvertState;
      readonly about: Pick<AdvertContent, 'title' | 'description' | 'herbs'>;
      readonly endsAt?: Date | undefined;
      readonly endedBy?: Date | undefined;
    },
  ): Promise<boolean>;
  /**
   * Live adverts that end at or before `until`: either those whose end has been announced, or those whose end has
   * not. For all sellers, the soonest end first; for one seller, the oldest advert first.
   */
  ending(query: {
    readonly until: Date;
    readonly announced: boolean;
    readonly sellerId?: string | undefined;
    readonly limit: number;
  }): Promise<readonly EndingAdvert[]>;
  /**
   * Marks the advert's end at this time as announced. Returns whether the advert was live, not yet announced, and
   * still ending at that time.
   */
  announceEnd(advert: Pick<Advert, 'id' | 'endsAt'>, endsAt: Date): Promise<boolean>;
  /** Deletes the advert with its comments, likes and saves, and corrects every counter. Returns whether it existed. */
  remove(id: string): Promise<boolean>;
  /**
   * Stores which herbs the advert is about, and its words for search, unless its title or description has changed in
   * the meantime. An unknown id is not an error.
   */
  setHerbs(id: string, about: Pick<AdvertContent, 'title' | 'description' | 'herbs'>): Promise<void>;
  /** Stores when the advert was last paid for; undefined: never. An unknown id is not an error. */
  promote(id: string, paidAt: Date | undefined): Promise<void>;
  /**
   * Adverts about a herb (undefined: about any) that match the filter, by the `orderKey` of its order, and their
   * `places`. An advert removed during the read may have a place and no card.
   */
  list(
    query: ListQuery & { readonly viewerId: string | undefined; readonly herb: string | undefined },
  ): Promise<{
    readonly cards: readonly AdvertSummary[];
    readonly places: readonly ListPlace[];
    readonly count: number;
  }>;
  /** With `goods`, only adverts of that kind. */
  sellerPage(
    query: CardQuery & { readonly sellerId: string; readonly goods?: Goods | undefined },
  ): Promise<readonly AdvertSummary[]>;
  /** How many of the seller's newest adverts, up to `max` of them, are of each kind; kinds without any are left out. */
  goodsOfSeller(sellerId: string, max: number): Promise<ReadonlyMap<Goods, number>>;
  /** The seller's own adverts, in this state or in any. */
  ownPage(
    query: Omit<CardQuery, 'viewerId'> & {
      readonly sellerId: string;
      readonly state?: AdvertState | undefined;
    },
  ): Promise<readonly AdvertSummary[]>;
  /** Saved adverts in any state but hidden, latest save first; the cursor's `at` is the time of the save. */
  savedPage(query: {
    readonly viewerId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly { readonly card: AdvertSummary; readonly savedAt: Date }[]>;
  /**
   * Adverts posted at or after `since`, by their `popularity`, then newest first; adverts without a like are left
   * out. A like weighs more if the account's email is verified, whenever that happened.
   */
  mostLiked(query: {
    readonly viewerId: string | undefined;
    readonly since: Date;
    readonly limit: number;
  }): Promise<readonly AdvertSummary[]>;
  /** Adverts paid for at or after `since`, latest payment first. */
  promoted(query: {
    readonly viewerId: string | undefined;
    readonly since: Date;
    readonly limit: number;
  }): Promise<readonly AdvertSummary[]>;
  /** Adverts about any of these herbs, newest first. */
  aboutHerbs(query: {
    readonly viewerId: string | undefined;
    readonly herbs: readonly string[];
    readonly limit: number;
  }): Promise<readonly AdvertSummary[]>;
  /**
   * How many adverts are about each of these herbs, counted up to `max`; herbs without any are left out. Adverts of an
   * account that is being deleted count until they are removed.
   */
  countAboutHerbs(herbs: readonly string[], max: number): Promise<ReadonlyMap<string, number>>;
  /**
   * The cover of the first advert about each of these herbs in the order `liked`; herbs without any are left out.
   */
  coversAboutHerbs(herbs: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
  /** The newest adverts about a herb posted at or after `since`, as far as their price goes; newest first. */
  pricesAbout(query: {
    readonly herb: string;
    readonly since: Date;
    readonly limit: number;
  }): Promise<readonly PricedAdvert[]>;
  /** Those of these adverts that were paid for at or after `since`. */
  promotedAmong(query: {
    readonly ids: readonly string[];
    readonly since: Date;
  }): Promise<ReadonlySet<string>>;
  /** Cards of those adverts that are live, in the order of `ids`. */
  cards(query: {
    readonly viewerId: string | undefined;
    readonly ids: readonly string[];
  }): Promise<readonly AdvertSummary[]>;
  /** Titles by id, of adverts in any state but hidden. */
  titles(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The same of adverts in any state, for moderators. */
  titlesOfAny(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  detail(viewerId: string | undefined, id: string): Promise<AdvertDetail | undefined>;
  /**
   * Every advert that somebody has posted, by id, starting after `after`, in any state; also while the account is
   * being deleted. The number of queries does not grow with the results.
   */
  ofSeller(query: OwnQuery): Promise<readonly Advert[]>;
  /** The newest adverts for the sitemap. */
  newestIds(limit: number): Promise<readonly { readonly id: string; readonly updatedAt: Date }[]>;
}
