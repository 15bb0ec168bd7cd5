import type { Answers, Profile, ProfileFields } from '../entities/profile.ts';

/** The fields of a profile that its owner can change. */
export interface ProfileChanges extends ProfileFields {
  /** Key of a picture known to `Pictures`, or undefined for none. */
  readonly pictureKey: string | undefined;
}

/** A profile to be added; its counters start at 0, and how soon its owner answers is not known yet. */
export interface NewProfile extends ProfileChanges {
  readonly accountId: string;
  readonly createdAt: Date;
}

/**
 * The public user records, at most one per account. A username is taken if another one looks the same (`nameLook`).
 * Older usernames that look the same are kept until their owners change them.
 */
export interface Profiles {
  /** Changes nothing unless it returns `added`. `exists`: the account already has a profile. */
  add(profile: NewProfile): Promise<'added' | 'username-taken' | 'exists'>;
  byAccountId(accountId: string): Promise<Profile | undefined>;
  /** Profiles that exist, in the order given. One query whatever the number. */
  byAccountIds(accountIds: readonly string[]): Promise<readonly Profile[]>;
  /** Changes nothing unless it returns `updated`. */
  update(accountId: string, changes: ProfileChanges): Promise<'updated' | 'username-taken' | 'missing'>;
  /** Profiles by account id, starting after this one. */
  inOrder(query: { readonly after: string | undefined; readonly limit: number }): Promise<readonly Profile[]>;
  /** An unknown id is not an error. */
  setAnswers(accountId: string, answers: Answers | undefined): Promise<void>;
  /** Rewrites the profile's words for search, after the rules for them have changed. An unknown id is not an error. */
  indexWords(accountId: string): Promise<void>;
  /** Whether somebody has this username, or one that looks the same. */
  usernameTaken(username: string): Promise<boolean>;
}
