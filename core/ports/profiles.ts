import type { Answers, Profile, ProfileFields } from '../entities/profile.ts';

/** What an owner can change in a profile. */
export interface ProfileChanges extends ProfileFields {
  /** Key of a picture known to `Pictures`, or undefined for none. */
  readonly pictureKey: string | undefined;
}

/** A profile to be added; its counters start at 0, and nothing is known yet about how fast it answers. */
export interface NewProfile extends ProfileChanges {
  readonly accountId: string;
  readonly createdAt: Date;
}

/**
 * The public user records, at most one per account. A new username is taken if another one looks the same
 * (`nameLook`). Names from before that was so stay, and are kept by an update that does not change them.
 */
export interface Profiles {
  /** Changes nothing unless it returns `added`. `exists`: the account already has a profile. */
  add(profile: NewProfile): Promise<'added' | 'username-taken' | 'exists'>;
  byAccountId(accountId: string): Promise<Profile | undefined>;
  /** Those that exist, in the order given. One query whatever the number. */
  byAccountIds(accountIds: readonly string[]): Promise<readonly Profile[]>;
  /** Changes nothing unless it returns `updated`. */
  update(accountId: string, changes: ProfileChanges): Promise<'updated' | 'username-taken' | 'missing'>;
  /** By account id: those after this one. */
  inOrder(query: { readonly after: string | undefined; readonly limit: number }): Promise<readonly Profile[]>;
  /** An unknown id is not an error. */
  setAnswers(accountId: string, answers: Answers | undefined): Promise<void>;
  /**
   * Rewrites the words that search finds it by, for when the rules for them have changed. An unknown id is not an
   * error.
   */
  indexWords(accountId: string): Promise<void>;
  /** Whether somebody has this username, or one that looks the same. */
  usernameTaken(username: string): Promise<boolean>;
}
