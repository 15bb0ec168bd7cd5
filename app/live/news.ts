import type { Unread } from '../../core/chats/conversation.ts';
import type { Message } from '../../core/chats/message.ts';

export interface MessageNews {
  readonly kind: 'message';
  /** 1 for the first message that this person ever sent or got, then without a gap. */
  readonly sequence: number;
  readonly message: Message;
  readonly unread: Unread;
}

/** What a page learns while it is open. */
export type News =
  | MessageNews
  /** The line is open, for the first time or again: the site can be reached. */
  | { readonly kind: 'start'; readonly sequence: number; readonly unread: number }
  /** The person has read the conversation with this account, perhaps on another device. */
  | { readonly kind: 'read'; readonly with: string; readonly unread: Unread }
  /** A payment of this person for this advert has been settled. */
  | { readonly kind: 'payment'; readonly advert: string }
  /** Something happened that cannot be told any more: what is shown has to be fetched again. */
  | { readonly kind: 'missed' }
  /** There are too many lines; this one stays closed until somebody looks. */
  | { readonly kind: 'paused' }
  /** The session is over. */
  | { readonly kind: 'ended'; readonly loggedOut: boolean };
