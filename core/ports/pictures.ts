import type { Picture, PictureHash } from '../entities/picture.ts';

/** A picture in an advert. */
export interface AdvertPicture {
  readonly key: string;
  readonly advertId: string;
  readonly postedAt: Date;
}

/**
 * The record of stored pictures and of what refers to them: adverts, profiles, messages and holds. A hold keeps an uploaded
 * picture for one account until a given moment, so that a form that failed can be sent again without choosing the
 * file again.
 */
export interface Pictures {
  /**
   * Records the picture (once per key) and holds it for the account; a later `until` replaces an earlier one. `bytes`
   * is the total size of the stored copies. Size, hash and whether there are narrow copies are stored when the
   * picture is first recorded; pictures older than these values have none.
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
  /**
   * The total bytes of the pictures that this account's adverts, profile or holds refer to, each counted once; pictures
   * for messages do not count.
   */
  bytesOf(accountId: string): Promise<number>;
  /** Of these keys, the pictures that this account holds at `now`, in the order given. */
  held(accountId: string, keys: readonly string[], now: Date): Promise<readonly Picture[]>;
  /** Ends these holds of this account. A missing hold is not an error. */
  release(accountId: string, keys: readonly string[]): Promise<void>;
  /** Ends every hold of this account; returns how many. */
  releaseAll(accountId: string): Promise<number>;
  /** Keys of pictures without narrow copies, which are older than the narrow copies, at most `limit`. */
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
  /** Hashes by key; pictures without a hash are left out. */
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
  /**
   * Whether the picture is in an advert that is not hidden, or in a profile, of an account that is neither being
   * deleted nor banned.
   */
  isShown(key: string): Promise<boolean>;
  /** Keys of the pictures in adverts for which `isShown` is false. */
  hidden(): Promise<readonly string[]>;
  /** Whether this account's adverts in any state, profile or holds refer to it. */
  isUsedBy(accountId: string, key: string): Promise<boolean>;
  byKey(key: string): Promise<Picture | undefined>;
  /** Ends the holds whose `until` is before `now`; returns how many. */
  removeExpiredHolds(now: Date): Promise<number>;
  /** Keys of pictures that no advert, profile, message or hold refers to, at most `limit`. */
  orphans(limit: number): Promise<readonly string[]>;
  /** Deletes the record of the picture if still nothing refers to it; returns whether it did. */
  removeOrphan(key: string): Promise<boolean>;
  /**
   * Returns whether no picture has this key. If so, other transactions that hold a picture with this key wait until
   * this transaction ends.
   */
  lockUnknown(key: string): Promise<boolean>;
}
