import type { Delivery, Unread } from '../entities/conversation.ts';

/** The events of a stream, in order. `id` is where the stream continues after that event. */
export type StreamEvent<Words = string> =
  /** The first event of every stream, also after a reconnect; once more when others may have been lost. */
  | { readonly kind: 'start'; readonly id: number; readonly unread: number }
  | ({ readonly kind: 'message' } & Delivery<Words>)
  /** The viewer has read the conversation with this account, perhaps on another device. */
  | { readonly kind: 'read'; readonly with: string; readonly unread: Unread }
  /** The other person has read the viewer's messages up to this position. */
  | { readonly kind: 'seen'; readonly with: string; readonly position: number }
  /** A payment of the viewer's for this advert has been settled. */
  | { readonly kind: 'payment'; readonly advert: string };
