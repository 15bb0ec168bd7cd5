import type { Picture, PictureHash } from '../entities/picture.ts';

/** A picture in an advert. */
export interface AdvertPicture {
  readonly key: string;
  readonly advertId: string;
  readonly postedAt: Date;
}

/**
 * What is known about stored pictures and what refers to them. A picture is referred to by adverts, by profiles, and by
 * holds: a hold keeps an uploaded picture for one account until a moment, so that a form that failed can be sent again
 * without choosing the file again.
 */
export interface Pictures {
  /**
   * Records the picture (once per key) and holds it for the account; a later `until` replaces an earlier one. `bytes`
   * is what all its stored copies take up, stored when the picture is recorded, as are its hash and whether it has
   * narrow copies: pictures posted before these existed have none.
   */
  hold(
    picture: Picture,
    hold: {
      readonly accountId: string;
      readonly until: Date;
      readonly bytes?: number;
      readonly narrow?: boolean;
      readonly hash?: PictureHash;
    },
  ): Promise<void>;
  /** The size of all pictures that this account's adverts, profile or holds refer to, each counted once. */
  bytesOf(accountId: string): Promise<number>;
  /** Of these keys, the pictures that this account holds at `now`, in the order given. */
  held(accountId: string, keys: readonly string[], now: Date): Promise<readonly Picture[]>;
  /** Ends these holds of this account. A missing hold is not an error. */
  release(accountId: string, keys: readonly string[]): Promise<void>;
  /** Ends every hold of this account; returns how many. */
  releaseAll(accountId: string): Promise<number>;
  /** Keys of pictures from before narrow copies were made that still have none, at most `limit`. */
  lackingNarrow(limit: number): Promise<readonly string[]>;
  /**
   * Records that this picture now has its narrow copies, and how many bytes they add. A missing picture is not an
   * error.
   */
  addNarrow(key: string, bytes: number): Promise<void>;
  /** Keys of pictures without a hash, at most `limit`. */
  lackingHash(limit: number): Promise<readonly string[]>;
  /** A missing picture is not an error. */
  setHash(key: string, hash: PictureHash): Promise<void>;
  /** By key; those without one are left out. */
  hashesOf(keys: readonly string[]): Promise<ReadonlyMap<string, PictureHash>>;
  /**
   * Pictures with one of these values in the same quarter of their hash: `bands` has the values for each of the four
   * quarters, as `bandsNear` returns them. Uses indexes, however many pictures there are.
   */
  withBands(
    bands: readonly (readonly string[])[],
  ): Promise<readonly { readonly key: string; readonly hash: PictureHash }[]>;
  /** Where these pictures are used in other people's adverts, in any state. */
  shownByOthers(query: {
    readonly sellerId: string;
    readonly keys: readonly string[];
  }): Promise<readonly AdvertPicture[]>;
  /** Whether an advert that is not hidden, or a profile, of somebody who is neither leaving nor banned, shows it. */
  isShown(key: string): Promise<boolean>;
  /** Keys of all pictures that adverts use, but `isShown` is false for: those of adverts that others may not see. */
  hidden(): Promise<readonly string[]>;
  /** Whether this account's adverts in any state, profile or holds refer to it. */
  isUsedBy(accountId: string, key: string): Promise<boolean>;
  byKey(key: string): Promise<Picture | undefined>;
  /** Ends the holds whose `until` is before `now`; returns how many. */
  removeExpiredHolds(now: Date): Promise<number>;
  /** Keys that no advert, profile or hold refers to, at most `limit`. */
  orphans(limit: number): Promise<readonly string[]>;
  /** Deletes the record of the picture if still nothing refers to it; returns whether it did. */
  removeOrphan(key: string): Promise<boolean>;
  /**
   * Returns whether no picture has this key; if so, anyone who wants to hold one with it waits until the running
   * transaction ends.
   */
  lockUnknown(key: string): Promise<boolean>;
}
