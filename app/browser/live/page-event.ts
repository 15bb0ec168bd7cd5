import type { StreamEvent } from '../../../core/chats/stream-event.ts';
import type { Message } from '../../../core/entities/message.ts';

/** What a page learns while it is open: what its stream tells, and what becomes of the stream. */
export type PageEvent =
  | StreamEvent
  /** This tab has sent it, and the stream has not brought it yet. When it does, that is no event of its own. */
  | { readonly kind: 'sent'; readonly message: Message }
  /** Something happened that cannot be told any more: what is shown has to be fetched again. */
  | { readonly kind: 'missed' }
  /** There are too many streams; this one stays closed until somebody looks. */
  | { readonly kind: 'superseded' }
  /** The session is over: its person has logged out in this browser, or somebody else has logged in since, or otherwise. */
  | { readonly kind: 'ended'; readonly why: 'logged out' | 'somebody else' | 'otherwise' };
