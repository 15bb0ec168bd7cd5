import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { ConversationView } from './conversation.ts';
import { messagesPerPage } from './limits.ts';
import { conversationPartner } from './other-person.ts';
import { parsePosition } from './position.ts';
import { quoteAdvert } from './quote-advert.ts';

/** A page of what the viewer and somebody else have written to each other: the newest, or the one before `before`. */
export async function readConversation(
  ports: Pick<Ports, 'conversations' | 'profiles' | 'adverts' | 'blocks'>,
  viewer: Viewer,
  query: {
    readonly with: string;
    readonly before?: string | undefined;
    /** The advert that the viewer comes from. */
    readonly advertId?: string | undefined;
  },
): Promise<ConversationView> {
  const user = requireUser(viewer);
  const { accountId } = user;
  const { other, gone } = await conversationPartner(ports, user, query.with);
  // Read before the messages, so that what comes in between comes again and is not missed.
  const { lastSequence } = await ports.conversations.accountState(accountId);
  const newestFirst = await ports.conversations.before({
    accountId,
    otherId: other.id,
    position: parsePosition(query.before),
    limit: messagesPerPage + 1,
  });
  const messages = newestFirst.slice(0, messagesPerPage).toReversed();
  const [oldest] = messages;
  return {
    other,
    gone,
    messages,
    older: oldest !== undefined && newestFirst.length > messagesPerPage ? String(oldest.position) : undefined,
    lastPosition: messages.at(-1)?.position ?? 0,
    lastEventId: String(lastSequence),
    quotedAdvert: await quoteAdvert(ports, other.id, query.advertId),
    blocked: await ports.blocks.has(accountId, other.id),
  };
}
