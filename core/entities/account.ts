import type { Language } from './language.ts';

/** An identity that can sign in. It may exist without a profile (a first Google sign-in makes only this). */
export interface Account {
  /** 20 random alphanumeric characters. */
  readonly id: string;
  /** Trimmed, NFC, lower case; unique. Leaves the server only to the account's owner. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Argon2id, or undefined for an account that signs in with Google only. */
  readonly passwordHash: string | undefined;
  /** The name that a sign-in provider gave: the first proposal for the profile's full name and username. */
  readonly displayName: string | undefined;
  readonly googleSubject: string | undefined;
  readonly createdAt: Date;
  /** When terms and privacy policy were agreed to. */
  readonly consentedAt: Date | undefined;
  /** The one that the account's owner chose last, or in which they signed up. */
  readonly language: Language;
}
