import type { Picture } from '../pictures/picture.ts';
import type { PictureHash } from '../pictures/picture-hash.ts';

/** A picture in an advert. */
export interface ShownPicture {
  readonly key: string;
  readonly advertId: string;
  readonly postedAt: Date;
}

/**
 * What is known of stored pictures and who refers to them. A picture is referred to by adverts, by profiles, and
 * by holds: a hold keeps an uploaded picture for one account until a moment, so that a form that failed can be
 * sent again without choosing the file again.
 */
export interface Pictures {
  /**
   * Records the picture (once per key) and holds it for the account; a later `until` replaces an earlier one. `bytes` is
   * what all its stored copies take up, kept when the picture is recorded, as is whether narrow ones are among them,
   * and its hash: those posted before there were any have none.
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
  /** What the pictures take up that this account's adverts, profile or holds refer to, each counted once. */
  bytesOf(accountId: string): Promise<number>;
  /** Of these keys, the pictures that this account holds at `now`, in the order asked for. */
  held(accountId: string, keys: readonly string[], now: Date): Promise<readonly Picture[]>;
  /** Ends these holds of this account. A hold that is not there is no error. */
  release(accountId: string, keys: readonly string[]): Promise<void>;
  /** Ends every hold of this account; answers how many. */
  releaseAll(accountId: string): Promise<number>;
  /** Keys of pictures posted before narrow copies were made, whose own are still missing, at most `limit`. */
  lackingNarrow(limit: number): Promise<readonly string[]>;
  /** Records that this picture has its narrow copies now, which take up so many bytes more. One that is gone is no error. */
  addNarrow(key: string, bytes: number): Promise<void>;
  /** Keys of pictures without a hash, at most `limit`. */
  lackingHash(limit: number): Promise<readonly string[]>;
  /** Of a picture that is gone is no error. */
  setHash(key: string, hash: PictureHash): Promise<void>;
  /** By key; those without one are left out. */
  hashesOf(keys: readonly string[]): Promise<ReadonlyMap<string, PictureHash>>;
  /**
   * Those whose hash has one of these values in its place: `bands` gives them for each of its four quarters, as `bandsNear`
   * does. Read by indexes, however many pictures there are.
   */
  withBands(
    bands: readonly (readonly string[])[],
  ): Promise<readonly { readonly key: string; readonly hash: PictureHash }[]>;
  /** Where these pictures stand in adverts of others, in whatever state. */
  shownByOthers(query: {
    readonly sellerId: string;
    readonly keys: readonly string[];
  }): Promise<readonly ShownPicture[]>;
  byKey(key: string): Promise<Picture | undefined>;
  /** Ends the holds whose `until` is before `now`; answers how many. */
  removeExpiredHolds(now: Date): Promise<number>;
  /** Keys that no advert, profile or hold refers to, at most `limit`. */
  orphans(limit: number): Promise<readonly string[]>;
  /** Forgets the picture if still nothing refers to it; answers whether it did. */
  removeOrphan(key: string): Promise<boolean>;
  /** Answers whether no picture has this key; if so, anyone who wants to hold one with it waits for the end of the running transaction. */
  lockUnknown(key: string): Promise<boolean>;
}
