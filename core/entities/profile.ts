import type { Picture } from './picture.ts';

/** How soon somebody usually answers: within an hour, a day, or a few days. */
export type Answers = 'hour' | 'day' | 'days';

/** What somebody says in a profile. */
export interface ProfileFields {
  readonly username: string;
  readonly fullName: string;
  readonly about: string;
  readonly address: string;
  readonly phoneNumber: string;
  /** Whether buyers may see the number to call it; then it is a valid one. */
  readonly callMe: boolean;
  /** The same, to write on WhatsApp. */
  readonly whatsappMe: boolean;
  /** ISO date (YYYY-MM-DD), or undefined when not given. */
  readonly dateOfBirth: string | undefined;
}

/** The user record. Only what `PublicProfile` lists may reach other people. */
export interface Profile extends ProfileFields {
  readonly accountId: string;
  readonly picture: Picture | undefined;
  /** Updated in the transaction that posts or deletes an advert. */
  readonly advertCount: number;
  /** Likes received on their adverts, updated in the transaction that likes or deletes. */
  readonly likesReceived: number;
  /** Shown ratings, counted or not; updated in the transaction that shows one. */
  readonly ratingCount: number;
  /** Undefined if it is not known; worked out once a day. */
  readonly answers: Answers | undefined;
  readonly createdAt: Date;
}

/**
 * What everyone may know about a user. Never: email, phone (but see `revealContact`), address, date of birth, likes,
 * saves.
 */
export interface PublicProfile {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  /** Empty if it is untouched. */
  readonly about: string;
  readonly picture: Picture | undefined;
  readonly advertCount: number;
  readonly ratingCount: number;
  /** As `sellerFacts` words them. */
  readonly facts: readonly string[];
}

/** The line beside an advert or a comment. */
export interface Seller {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly picture: Picture | undefined;
}
