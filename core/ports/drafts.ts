import type { OwnQuery } from './adverts.ts';

/** The fields of a form that was sent while nobody was signed in, kept to be shown again after login. */
export interface Draft {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /**
   * Whose session had ended; undefined if nobody had been signed in, and then it belongs to the next person who logs in
   * with that browser.
   */
  readonly accountId: string | undefined;
}

/** A draft in the list of its account. */
export interface OwnDraft extends Pick<Draft, 'path' | 'fields'> {
  readonly idHash: string;
  readonly keptUntil: Date;
}

export interface Drafts {
  /** `idHash` is the digest of an unguessable id that only the browser holds. */
  keep(idHash: string, draft: Draft, until: Date): Promise<void>;
  /** Returns the draft, if `take` with the same question would. */
  find(
    idHash: string,
    asked: { readonly path: string; readonly accountId: string; readonly now: Date },
  ): Promise<Draft | undefined>;
  /**
   * Returns the draft once, if `until` is not before `now` and it belongs to this account or to nobody, and to `path`
   * where one is given.
   */
  take(
    idHash: string,
    asked: { readonly path?: string; readonly accountId: string; readonly now: Date },
  ): Promise<Draft | undefined>;
  /** An account's drafts by the digest of their ids, also those that have expired and are not removed yet. */
  ofAccount(query: OwnQuery): Promise<readonly OwnDraft[]>;
  removeExpired(now: Date): Promise<number>;
}
