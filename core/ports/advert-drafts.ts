/** An advert that somebody has begun to write at /post. */
export interface AdvertDraft {
  /** As typed, by the names of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** In the order of the form; the writer holds them. */
  readonly pictureKeys: readonly string[];
  readonly savedAt: Date;
  /** Its writer has thrown it away, and can still have it back. */
  readonly discarded: boolean;
}

/** At most one for each account, and gone with it. */
export interface AdvertDrafts {
  /** The draft of this account, if its `until` is not before `now`. */
  of(accountId: string, now: Date): Promise<AdvertDraft | undefined>;
  /** In place of what the account had. */
  keep(accountId: string, draft: AdvertDraft, until: Date): Promise<void>;
  /** None there is no error. */
  remove(accountId: string): Promise<void>;
  /** Removes those whose `until` is before `now`; answers how many. */
  removeExpired(now: Date): Promise<number>;
}
