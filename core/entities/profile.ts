import type { Picture } from './picture.ts';

/** How soon somebody usually answers: within an hour, a day, or a few days. */
export type Answers = 'hour' | 'day' | 'days';

/** The fields that a person fills in for a profile. */
export interface ProfileFields {
  readonly username: string;
  readonly fullName: string;
  readonly about: string;
  readonly address: string;
  readonly phoneNumber: string;
  /** Whether buyers may see the phone number to call it. True only with a valid number. */
  readonly callMe: boolean;
  /** Whether buyers may see the phone number to write on WhatsApp. True only with a valid number. */
  readonly whatsappMe: boolean;
  /** ISO date (YYYY-MM-DD), or undefined when not given. */
  readonly dateOfBirth: string | undefined;
}

/** The user record. Only what `PublicProfile` lists may reach other people. */
export interface Profile extends ProfileFields {
  readonly accountId: string;
  readonly picture: Picture | undefined;
  /** Updated in the transaction that changes the number of live adverts. */
  readonly advertCount: number;
  /** Likes received on the person's adverts, updated in the transaction that likes or deletes. */
  readonly likesReceived: number;
  /** Number of shown ratings, whether they count or not; updated in the transaction that shows one. */
  readonly ratingCount: number;
  /** Undefined if not known; recomputed once a day. */
  readonly answers: Answers | undefined;
  readonly createdAt: Date;
}

/**
 * What everyone may know about a user. Never: email, phone (but see `revealContact`), address, date of birth, likes,
 * saves.
 */
export interface PublicProfile<Words = string> {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  /** Empty while the profile has only the default text. */
  readonly about: string;
  readonly picture: Picture | undefined;
  readonly advertCount: number;
  readonly ratingCount: number;
  /** From `sellerFacts`. */
  readonly facts: readonly SellerFact<Words>[];
}

/** A fact about a person: how many recommend them as a seller or a buyer, how soon they answer, since when they are here. */
export interface SellerFact<Words = string> {
  readonly about: 'seller' | 'buyer' | 'answers' | 'since';
  readonly words: Words;
}

/** The author as shown beside an advert or a comment. */
export interface Seller<Name = string> {
  readonly id: string;
  readonly username: string;
  readonly fullName: Name;
  readonly picture: Picture | undefined;
}
