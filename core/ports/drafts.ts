/** The text of a form that was sent after its session had ended, kept so that it is there again after login. */
export interface Draft {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Drafts {
  /** `idHash` is the digest of an unguessable id that only the browser holds. */
  keep(idHash: string, draft: Draft, until: Date): Promise<void>;
  /** Hands the draft out once, if `until` is not before `now` and it belongs to `path`. */
  take(idHash: string, path: string, now: Date): Promise<Draft | undefined>;
  removeExpired(now: Date): Promise<number>;
}
