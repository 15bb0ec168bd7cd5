import type { Advert, AdvertDetail, AdvertFields, AdvertSummary } from '../adverts/advert.ts';
import type { AdvertState } from '../adverts/advert-state.ts';
import type { AdvertChoice } from '../adverts/filter.ts';
import type { FormerPrice } from '../adverts/former-price.ts';

/** What a valid form says. */
export interface AdvertContent extends AdvertFields {
  /** Each known to `Pictures`, in order. */
  readonly pictureKeys: readonly string[];
  /** Slugs of the herbs that it is about, each once. */
  readonly herbs: readonly string[];
}

export interface NewAdvert extends AdvertContent {
  readonly id: string;
  readonly sellerId: string;
  readonly postedAt: Date;
  readonly endsAt: Date;
}

/** A live advert whose time will soon be over, or is. */
export type EndingAdvert = Pick<Advert, 'id' | 'sellerId' | 'title' | 'description' | 'endsAt'>;

export interface AdvertChanges extends AdvertContent {
  readonly formerPrice?: FormerPrice | undefined;
  readonly updatedAt: Date;
}

/** A part of what belongs to one account, in order of ids, so that nothing is missed: those after this id. */
export interface OwnQuery {
  readonly accountId: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Where a page begins: strictly after this item of the previous page. */
export interface AdvertCursor {
  readonly at: Date;
  readonly id: string;
}

/** Where an advert stands in a list: the greatest `key` first, and where that is the same the newest. */
export interface ListPlace extends AdvertCursor {
  readonly key: number;
}

/** A part of a list: what follows `after` or is first. What the whole list has is counted as far as `max`; 0: not at all. */
export interface ListQuery {
  readonly choice: AdvertChoice;
  readonly after: ListPlace | undefined;
  readonly limit: number;
  readonly max: number;
}

/** Who looks (undefined: nobody signed in), where the page begins (undefined: at the newest), and how many at most. */
interface CardQuery {
  readonly viewerId: string | undefined;
  readonly after: AdvertCursor | undefined;
  readonly limit: number;
}

/**
 * The adverts. Order is newest first by (postedAt, id), both descending. Every read below runs a small fixed
 * number of queries (at most three: cards, the viewer's likes, the viewer's saves) whatever it finds. Lists, counts and
 * searches have live adverts alone, unless they say otherwise; `byId` and `detail` find one in any state.
 */
export interface Adverts {
  /** Adds the advert, live, and counts it in the seller's profile, or changes nothing and answers `id-taken`. */
  add(advert: NewAdvert): Promise<'added' | 'id-taken'>;
  byId(id: string): Promise<Advert | undefined>;
  /** Answers whether there was such an advert. */
  update(id: string, changes: AdvertChanges): Promise<boolean>;
  /**
   * Brings it to another state, unless it is in none of `from`, its title or description is no longer what `about` says, or it
   * ends after `endedBy`. With `endsAt` it ends then, and its end is yet to be announced.
   * What is not live is in no list but those of its seller and of who has saved it, and not counted in the seller's profile.
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
   * Live adverts that end at or before `until`: those whose end was announced, or those whose was not. Of all sellers the
   * soonest first, of one the oldest.
   */
  ending(query: {
    readonly until: Date;
    readonly announced: boolean;
    readonly sellerId?: string | undefined;
    readonly limit: number;
  }): Promise<readonly EndingAdvert[]>;
  /** Notes that its end is announced, for this moment; answers whether it is live, unannounced, and ends as it was read. */
  announceEnd(advert: Pick<Advert, 'id' | 'endsAt'>, endsAt: Date): Promise<boolean>;
  /** Deletes it with its comments, likes and saves and takes them out of every counter. Answers whether it was there. */
  remove(id: string): Promise<boolean>;
  /**
   * Keeps what it is about, and what search finds it by, unless its title or description has changed meanwhile. An unknown
   * id is no error.
   */
  setHerbs(id: string, about: Pick<AdvertContent, 'title' | 'description' | 'herbs'>): Promise<void>;
  /** Keeps when it was last paid for; undefined: never. An unknown id is no error. */
  promote(id: string, paidAt: Date | undefined): Promise<void>;
  /**
   * Those about a herb, or all for undefined, that suit the choice, by the `orderKey` of its order; `places` are the cards'.
   */
  list(
    query: ListQuery & { readonly viewerId: string | undefined; readonly herb: string | undefined },
  ): Promise<{
    readonly cards: readonly AdvertSummary[];
    readonly places: readonly ListPlace[];
    readonly count: number;
  }>;
  sellerPage(query: CardQuery & { readonly sellerId: string }): Promise<readonly AdvertSummary[]>;
  /** The seller's own, in whatever state. */
  ownPage(
    query: Omit<CardQuery, 'viewerId'> & { readonly sellerId: string },
  ): Promise<readonly AdvertSummary[]>;
  /**
   * In whatever state but hidden, ordered by when the viewer saved them, latest first; the cursor's `at` is that moment.
   */
  savedPage(query: {
    readonly viewerId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly { readonly card: AdvertSummary; readonly savedAt: Date }[]>;
  /**
   * Adverts posted at or after `since`, most liked first, then newest. Only likes of accounts whose email is verified
   * make one so, whenever it was verified; one without any is left out.
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
   * How many adverts are about each of these herbs, counted up to `max`; one without any is left out. Those of an account
   * that is being deleted count until they are gone.
   */
  countAboutHerbs(herbs: readonly string[], max: number): Promise<ReadonlyMap<string, number>>;
  /** Prices, in shillings, of the newest adverts about a herb posted at or after `since`, in any order. */
  pricesAbout(query: {
    readonly herb: string;
    readonly since: Date;
    readonly limit: number;
  }): Promise<readonly number[]>;
  /** Which of these were paid for at or after `since`. */
  promotedAmong(query: {
    readonly ids: readonly string[];
    readonly since: Date;
  }): Promise<ReadonlySet<string>>;
  /** Those that are live, in the order asked for. */
  cards(query: {
    readonly viewerId: string | undefined;
    readonly ids: readonly string[];
  }): Promise<readonly AdvertSummary[]>;
  /** By id, in whatever state. */
  titles(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  detail(viewerId: string | undefined, id: string): Promise<AdvertDetail | undefined>;
  /**
   * Everything that somebody has posted, by id, those after `after`, in whatever state; also while the account is being deleted. The number
   * of queries does not grow with what is found.
   */
  ofSeller(query: OwnQuery): Promise<readonly Advert[]>;
  /** The newest adverts for the sitemap. */
  newestIds(limit: number): Promise<readonly { readonly id: string; readonly updatedAt: Date }[]>;
}
