/** An advert that somebody has started to write at /post. */
export interface AdvertDraft {
  /** Values as typed, by the field names of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Keys in the order of the form; the pictures are held for the writer (see `Pictures`). */
  readonly pictureKeys: readonly string[];
  /** When the draft was last saved, discarded or restored; strictly increasing. */
  readonly savedAt: Date;
  /** The form key with which the draft was saved; undefined if it was discarded or restored since. */
  readonly savedBy: string | undefined;
  /** The writer has discarded the draft, but can still restore it. */
  readonly discarded: boolean;
}

/** At most one draft for each account, deleted with the account. */
export interface AdvertDrafts {
  /** Locks the account's draft until the transaction ends; others that lock it wait, even if no draft exists. */
  lock(accountId: string): Promise<void>;
  /** The draft of this account, if its `until` is not before `now`. */
  of(accountId: string, now: Date): Promise<AdvertDraft | undefined>;
  /** Replaces the account's earlier draft. */
  keep(accountId: string, draft: AdvertDraft, until: Date): Promise<void>;
  /** A missing draft is not an error. */
  remove(accountId: string): Promise<void>;
  /** Removes drafts whose `until` is before `now`; returns how many. */
  removeExpired(now: Date): Promise<number>;
}
