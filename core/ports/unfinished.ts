import type { OwnQuery } from './adverts.ts';

/** What somebody sent and could not do yet: the fields of a form to be shown again, or of an act to be done. */
export interface UnfinishedEntry {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whose it is; undefined if nobody was logged in, and then it is for the next person who logs in with that browser. */
  readonly accountId: string | undefined;
}

/** One in the list of its account. */
export interface OwnUnfinished extends Pick<UnfinishedEntry, 'path' | 'fields'> {
  readonly idHash: string;
  readonly keptUntil: Date;
}

export interface Unfinished {
  /** `idHash` is a digest that can only be made with an unguessable id, which the browser alone holds. */
  keep(idHash: string, entry: UnfinishedEntry, until: Date): Promise<void>;
  /** Returns what `take` with the same question would, and goes on keeping it. */
  find(
    idHash: string,
    asked: { readonly path: string; readonly accountId: string; readonly now: Date },
  ): Promise<UnfinishedEntry | undefined>;
  /**
   * Hands the entry out once, if `until` is not before `now` and it belongs to this account or to nobody, and to `path`
   * where one is given.
   */
  take(
    idHash: string,
    asked: { readonly path?: string; readonly accountId: string; readonly now: Date },
  ): Promise<UnfinishedEntry | undefined>;
  /** Those of an account by the digest of their ids, also what has expired and is not removed yet. */
  ofAccount(query: OwnQuery): Promise<readonly OwnUnfinished[]>;
  removeExpired(now: Date): Promise<number>;
}
