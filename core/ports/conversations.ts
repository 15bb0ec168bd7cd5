import type { InboxItem, Unread } from '../chats/conversation.ts';
import type { Message, MessageKind, QuotedAdvert } from '../chats/message.ts';
import type { AdvertCursor } from './adverts.ts';

/** A message to be added; the store gives it its position. */
export type NewMessage = Omit<Message, 'position' | 'outcome'>;

/** One of an account's messages, sent or received, in the order in which they came to be. */
export interface Delivery {
  /** 1 for the first message of the account, then without a gap. */
  readonly sequence: number;
  readonly message: Message;
  /** As it is now, not as it was then. */
  readonly unread: Unread;
}

/** Two different accounts; which one is named first makes no difference to what they have said. */
export interface Pair {
  readonly accountId: string;
  readonly otherId: string;
}

/** That somebody was written to who had not written before. */
export interface BegunConversation {
  readonly accountId: string;
  readonly begunAt: Date;
  /** When they first wrote back. */
  readonly answeredAt: Date | undefined;
  /** Whether they have blocked the other. */
  readonly blocked: boolean;
}

/**
 * What people write to each other. A conversation belongs to two accounts. Positions in a conversation and
 * sequences of an account follow the order of the commits, so that asking for what comes after a known one misses
 * nothing. Every read below is one query.
 */
export interface Conversations {
  /**
   * Puts the message at the end of the conversation, delivers it to both accounts, moves the conversation to the top
   * of both inboxes and counts it as unread for the receiver. Changes nothing and answers `exists` with what is
   * stored when there is a message with this id, no matter whose, or `answered` with the answer when there is one to the
   * message that this one answers. Both accounts exist and differ.
   */
  add(
    message: NewMessage,
  ): Promise<{ readonly outcome: 'added' | 'exists' | 'answered'; readonly message: Message }>;
  /** A message by its id, whoever wrote it. */
  byId(id: string): Promise<Message | undefined>;
  /** The newest message of this kind about this advert that the first of the pair has sent to the other. */
  newestAbout(
    query: Pair & { readonly kind: MessageKind; readonly advertId: string },
  ): Promise<Message | undefined>;
  /** Of the live adverts of the other of the pair that their messages quote, the one quoted last, as it is called now. */
  lastQuoted(pair: Pair): Promise<QuotedAdvert | undefined>;
  /** Newest first: those before this position, or the newest of all. */
  before(
    query: Pair & { readonly position: number | undefined; readonly limit: number },
  ): Promise<readonly Message[]>;
  /** Oldest first: those after this position. */
  after(query: Pair & { readonly position: number; readonly limit: number }): Promise<readonly Message[]>;
  /** The state of the conversation, and of the account, for the first of the pair; all 0 when they have never written. */
  state(
    pair: Pair,
  ): Promise<{ readonly lastPosition: number; readonly lastSequence: number; readonly unread: Unread }>;
  /** The state of the account; all 0 when it has never written or received anything. */
  accountState(accountId: string): Promise<{ readonly lastSequence: number; readonly unread: number }>;
  /** Oldest first: the account's messages after this sequence. */
  deliveries(query: {
    readonly accountId: string;
    readonly sequence: number;
    readonly limit: number;
  }): Promise<readonly Delivery[]>;
  /**
   * Forgets the oldest deliveries to this account, at most `limit`; answers how many. Nothing changes for the people it
   * wrote with.
   */
  forgetDeliveries(query: { readonly accountId: string; readonly limit: number }): Promise<number>;
  /**
   * The adverts that messages of the two quote, or this one of them: each once, as the last message that quotes it calls it,
   * and that of the newest message first.
   */
  quotedAdverts(
    query: Pair & { readonly advertId: string | undefined; readonly limit: number },
  ): Promise<readonly QuotedAdvert[]>;
  /** Whether each of the two has written to the other. */
  bothWrote(pair: Pair): Promise<boolean>;
  /** Conversations that others have begun with these accounts at or after this moment, in any order. */
  begunWith(query: {
    readonly accountIds: readonly string[];
    readonly since: Date;
  }): Promise<readonly BegunConversation[]>;
  /**
   * When the account has begun conversations at or after this moment, newest first. In a transaction that has added a message of
   * this account it misses none: others that add one wait.
   */
  begunBy(query: {
    readonly accountId: string;
    readonly since: Date;
    readonly limit: number;
  }): Promise<readonly Date[]>;
  /** Conversations of the account, by (time of the last message, id of the other), both descending. */
  inboxPage(query: {
    readonly accountId: string;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly InboxItem[]>;
  /**
   * The first of the pair has read everything up to this position; never goes back, and a position past the end means
   * the end. Answers whether that changed the number of unread messages.
   */
  markRead(read: Pair & { readonly position: number }): Promise<boolean>;
  /** When the oldest message was sent that the first of the pair has not read; undefined when there is none. */
  unreadSince(pair: Pair): Promise<Date | undefined>;
  /**
   * Notes that a mail tells the first of the pair of its unread messages. Answers false and changes nothing when it has
   * read everything, or was told since it last had: one mail until it has read what there was.
   */
  noteMailed(pair: Pair): Promise<boolean>;
}
