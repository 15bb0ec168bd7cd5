/** An advert that somebody has started to write at /post. */
export interface AdvertDraft {
  /** As typed, by the names of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** In the order of the form; held for the writer (see `Pictures`). */
  readonly pictureKeys: readonly string[];
  /** When it was last saved, discarded or restored; later each time. */
  readonly savedAt: Date;
  /** The key of the form that saved it; undefined if it was discarded or restored since. */
  readonly savedBy: string | undefined;
  /** Its writer has discarded it, but can still restore it. */
  readonly discarded: boolean;
}

/** At most one for each account, deleted with the account. */
export interface AdvertDrafts {
  /** Others that lock the account's draft wait until the transaction ends, whether or not there is one. */
  lock(accountId: string): Promise<void>;
  /** The draft of this account, if its `until` is not before `now`. */
  of(accountId: string, now: Date): Promise<AdvertDraft | undefined>;
  /** Replaces the account's earlier draft. */
  keep(accountId: string, draft: AdvertDraft, until: Date): Promise<void>;
  /** It is not an error if there is none. */
  remove(accountId: string): Promise<void>;
  /** Removes those whose `until` is before `now`; returns how many. */
  removeExpired(now: Date): Promise<number>;
}
