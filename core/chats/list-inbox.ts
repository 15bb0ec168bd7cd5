import type { Page } from '../adverts/advert.ts';
import { parseCursor } from '../adverts/cursor.ts';
import { pageOf } from '../adverts/page-of.ts';
import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../require-user.ts';
import type { Viewer } from '../viewer.ts';
import type { InboxItem } from './conversation.ts';
import { conversationsPerPage } from './limits.ts';

/** The latest message per other person, sent or received, newest first. */
export async function listInbox(
  ports: Pick<Ports, 'conversations'>,
  viewer: Viewer,
  after?: string,
): Promise<
  Page<InboxItem> & {
    /** Where `/events` continues: nothing that came after this page is missed, a little of it may come again. */
    readonly lastEventId: string;
  }
> {
  const { accountId } = requireReader(viewer);
  const { lastSequence } = await ports.conversations.accountState(accountId);
  const items = await ports.conversations.inboxPage({
    accountId,
    after: parseCursor(after),
    limit: conversationsPerPage + 1,
  });
  const page = pageOf(items, conversationsPerPage, ({ lastMessage, otherId }) => ({
    at: lastMessage.sentAt,
    id: otherId,
  }));
  return { ...page, lastEventId: String(lastSequence) };
}
