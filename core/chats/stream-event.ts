import type { Unread } from '../entities/conversation.ts';
import type { Message } from '../entities/message.ts';

/** The events of a stream, in order. `id` is where the stream continues after that event. */
export type StreamEvent =
  /** The first event of every stream, also after a reconnect; once more when others may have been lost. */
  | { readonly kind: 'start'; readonly id: number; readonly unread: number }
  | ChatMessageEvent
  /** The viewer has read the conversation with this account, perhaps on another device. */
  | { readonly kind: 'read'; readonly with: string; readonly unread: Unread }
  /** A payment of the viewer's for this advert has been settled. */
  | { readonly kind: 'payment'; readonly advert: string };

export interface ChatMessageEvent {
  readonly kind: 'message';
  /** 1 for the first message, then without a gap: of this person, or in a stream of one conversation of that. */
  readonly id: number;
  readonly message: Message;
  readonly unread: Unread;
}
