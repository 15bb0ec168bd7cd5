import type { Measure } from '../entities/advert.ts';
import type { Delivery, InboxItem, Unread } from '../entities/conversation.ts';
import type { Message, MessageKind, QuotedAdvert, SoldAdvert } from '../entities/message.ts';
import type { Picture } from '../entities/picture.ts';
import type { AdvertCursor } from './adverts.ts';

/** A message to be added; the store assigns its position. */
export type NewMessage = Omit<Message, 'position' | 'outcome'>;

/** Two different accounts; their messages are the same whichever is named first. */
export interface Pair {
  readonly accountId: string;
  readonly otherId: string;
}

/** An offer that its receiver, the seller, can still answer. */
export interface WaitingOffer {
  /** Account id of the person who made it. */
  readonly from: string;
  readonly fullName: string;
  /** Whole shillings (UGX). */
  readonly amount: number;
  /** The live advert, with its current title. */
  readonly advert: QuotedAdvert & { readonly cover: Picture };
}

/** A conversation that one person began by writing to another. */
export interface BegunConversation {
  readonly accountId: string;
  readonly begunAt: Date;
  /** When the other person first wrote back. */
  readonly answeredAt: Date | undefined;
  /** Whether the other person has blocked the one who wrote first. */
  readonly blocked: boolean;
}

/**
 * Messages between people. A conversation belongs to two accounts. Positions in a conversation and sequence numbers
 * of an account follow the order of commits, so a reader who asks for what follows a known number misses nothing.
 * Every read below is one query, and another one if a message has pictures.
 */
export interface Conversations {
  /**
   * Appends the message to the conversation, delivers it to both accounts, moves the conversation to the top of both
   * inboxes and counts the message as unread for the receiver. Changes nothing and returns `exists` with the stored
   * message when any message has this id, whoever sent it, or `answered` with the existing answer when the message
   * that this one answers already has one. Both accounts exist and differ.
   */
  add(
    message: NewMessage,
  ): Promise<{ readonly outcome: 'added' | 'exists' | 'answered'; readonly message: Message }>;
  /** A message by its id, whoever wrote it. */
  byId(id: string): Promise<Message | undefined>;
  /** The messages with this picture, in any order. */
  withPicture(key: string): Promise<readonly Pick<Message, 'id' | 'from' | 'to'>[]>;
  /** The pictures of each of these messages that has any, in order. */
  picturesOf(messageIds: readonly string[]): Promise<ReadonlyMap<string, readonly Picture[]>>;
  /** The newest message of this kind about this advert that the first of the pair has sent to the other. */
  newestAbout(
    query: Pair & { readonly kind: MessageKind; readonly advertId: string },
  ): Promise<Message | undefined>;
  /**
   * The live advert of the second of the pair that their messages quoted last, with its current title and what its
   * price is for.
   */
  lastQuoted(pair: Pair): Promise<(QuotedAdvert & Measure) | undefined>;
  /** Newest first: messages before this position, or from the newest. */
  before(
    query: Pair & { readonly position: number | undefined; readonly limit: number },
  ): Promise<readonly Message[]>;
  /** Oldest first: messages after this position. */
  after(query: Pair & { readonly position: number; readonly limit: number }): Promise<readonly Message[]>;
  /**
   * The state of the conversation and of the account, as the first of the pair sees it; all 0 if they have never
   * written to each other. `seenUpTo` is the position up to which the other has read.
   */
  state(pair: Pair): Promise<{
    readonly lastPosition: number;
    readonly seenUpTo: number;
    readonly lastSequence: number;
    readonly unread: Unread;
  }>;
  /** The state of the account; all 0 when it has never written or received anything. */
  accountState(accountId: string): Promise<{ readonly lastSequence: number; readonly unread: number }>;
  /** Oldest first: the account's messages, sent and received, after this sequence, which is their `id`. */
  deliveries(query: {
    readonly accountId: string;
    readonly sequence: number;
    readonly limit: number;
  }): Promise<readonly Delivery[]>;
  /**
   * Deletes the oldest deliveries to this account, at most `limit`; returns how many. The people that the account
   * wrote with notice nothing.
   */
  forgetDeliveries(query: { readonly accountId: string; readonly limit: number }): Promise<number>;
  /**
   * The adverts quoted in messages between the two accounts, or only this one: each once, with the title from the
   * last message that quotes it, most recently quoted first.
   */
  quotedAdverts(
    query: Pair & { readonly advertId: string | undefined; readonly limit: number },
  ): Promise<readonly SoldAdvert[]>;
  /**
   * The open offers for the seller's live adverts, newest first: neither answered nor replaced, and not of people who
   * are being deleted or banned, or between whom and the seller there is a block.
   */
  waitingOffers(query: {
    readonly sellerId: string;
    readonly limit: number;
  }): Promise<readonly WaitingOffer[]>;
  /** Whether one account has written to the other. */
  wrote(query: { readonly from: string; readonly to: string }): Promise<boolean>;
  /**
   * The accounts that have written to this one, or with an advert's id those that have quoted it, each once; who did
   * so last comes first. Without an advert the order is that of the inbox.
   */
  writersTo(query: {
    readonly accountId: string;
    readonly advertId: string | undefined;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /** Whether each of the two accounts has written to the other. */
  bothWrote(pair: Pair): Promise<boolean>;
  /** Conversations that others began with these accounts at or after this time, in any order. */
  begunWith(query: {
    readonly accountIds: readonly string[];
    readonly since: Date;
  }): Promise<readonly BegunConversation[]>;
  /**
   * The times, at or after this one, at which the account began conversations, newest first. In a transaction that
   * has added a message by this account the list is complete, because other transactions that add one wait.
   */
  begunBy(query: {
    readonly accountId: string;
    readonly since: Date;
    readonly limit: number;
  }): Promise<readonly Date[]>;
  /** The account's conversations, by (time of the last message, id of the other person), both descending. */
  inboxPage(query: {
    readonly accountId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly InboxItem[]>;
  /**
   * Marks every message up to this position as read by the first of the pair. A lower position than before changes
   * nothing, and a position past the end means the end. Returns whether the number of unread messages changed.
   */
  markRead(read: Pair & { readonly position: number }): Promise<boolean>;
  /** When the oldest message unread by the first of the pair was sent; undefined if all are read. */
  unreadSince(pair: Pair): Promise<Date | undefined>;
  /**
   * Records that a mail tells the first of the pair about unread messages. Returns false and changes nothing when
   * everything is read, or when a mail was already recorded since everything was last read: there is one mail until the
   * messages are read.
   */
  noteMailed(pair: Pair): Promise<boolean>;
}
