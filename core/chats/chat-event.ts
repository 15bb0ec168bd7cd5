import type { Unread } from './conversation.ts';
import type { Message } from './message.ts';

/**
 * What a stream tells, in order. `id` is where the stream goes on after that event; an event without one changes
 * nothing about that.
 */
export type ChatEvent =
  /** The first event of every stream, also after a reconnect. */
  | { readonly kind: 'start'; readonly id: string; readonly unread: number }
  | { readonly kind: 'message'; readonly id: string; readonly message: Message; readonly unread: Unread }
  /** The viewer has read the conversation with this account, perhaps on another device. */
  | { readonly kind: 'read'; readonly with: string; readonly unread: Unread }
  /** A payment of the viewer's for this advert has been settled. */
  | { readonly kind: 'payment'; readonly advert: string };
