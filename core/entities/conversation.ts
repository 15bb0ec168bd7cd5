import type { AdvertState } from './advert-state.ts';
import type { Message, QuotedAdvert } from './message.ts';
import type { Picture } from './picture.ts';
import type { Seller } from './profile.ts';

/** Messages from others that an account has not read: in total, and in this conversation. */
export interface Unread {
  readonly total: number;
  readonly conversation: number;
}

/** A message as one of its two people gets it, from the store to the page. */
export interface Delivery<Words = string> {
  /** 1 for the first that the account has sent or received, then without gaps, in the order in which they were stored. */
  readonly id: number;
  readonly message: Message<Words>;
  /** As it is now, not as it was then. */
  readonly unread: Unread;
}

/** The advert that a conversation is about, as it is now. */
export interface AdvertTalkedAbout<Words = string> extends QuotedAdvert {
  readonly cover: Picture;
  /** With what it is for, in words. */
  readonly price: Words;
  readonly state: AdvertState;
}

/** A page of a conversation as one of the two sees it. */
export interface ConversationView<Words = string> {
  readonly other: Seller<Words>;
  /** Why the conversation can be read but not continued, in words: the other's account is deleted or banned. */
  readonly gone: Words | undefined;
  /** Oldest first. */
  readonly messages: readonly Message<Words>[];
  /** The cursor of the page before this one; undefined on the oldest page. */
  readonly older: string | undefined;
  /** Position of the newest of these messages; 0 without messages. */
  readonly lastPosition: number;
  /** The position up to which the other person has read; 0 if that is nothing. */
  readonly seenUpTo: number;
  /** The event id from which `/events` continues: nothing is missed, a few older events may be repeated. */
  readonly lastEventId: string;
  /** How many messages the viewer has not read in all conversations. */
  readonly unread: number;
  /** The advert that the next message would quote, when the viewer came from one. */
  readonly quotedAdvert: QuotedAdvert | undefined;
  /**
   * The advert that the viewer came from, or else the one quoted last; undefined if nothing is quoted, or if it is
   * neither live nor sold.
   */
  readonly about: AdvertTalkedAbout<Words> | undefined;
  /** The newest advert for which the viewer may rate the other, and has not yet. */
  readonly toRate: QuotedAdvert | undefined;
  /**
   * The other person's live advert for which the viewer can make an offer: the one the viewer came from, or the one
   * that their messages quoted last. `per` is what its price is for, and the offer, such as "per 250 g".
   */
  readonly offerFor: (QuotedAdvert & { readonly per: Words | undefined }) | undefined;
  /** Whether the viewer has blocked the other person. */
  readonly blocked: boolean;
}

/** A conversation in an account's inbox. */
export interface InboxItem {
  readonly otherId: string;
  /** Undefined when the other person has no profile. */
  readonly other: Seller | undefined;
  readonly lastMessage: Message;
  readonly unread: number;
}

/** A conversation as the inbox shows it, where a person whose account is deleted has a substitute name. */
export interface ListedConversation<Words = string> extends Omit<InboxItem, 'other' | 'lastMessage'> {
  readonly other: Seller<Words>;
  readonly lastMessage: Message<Words>;
}
