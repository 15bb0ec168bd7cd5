import { absentNames } from '../accounts/absent-names.ts';
import { absentSeller } from '../accounts/other-person.ts';
import type { Page } from '../entities/advert.ts';
import type { ListedConversation } from '../entities/conversation.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCursor } from '../shared/paging/cursor.ts';
import { pageOf } from '../shared/paging/page-of.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import type { Text } from '../texts/text.ts';
import { conversationsPerPage } from './limits.ts';
import { messageInWords } from './message-in-words.ts';
import { shownMessage } from './shown-message.ts';

/** The latest message per other person, sent or received, newest first. */
export async function listInbox(
  ports: Pick<Ports, 'conversations' | 'members'>,
  viewer: Viewer,
  after?: string,
): Promise<
  Page<ListedConversation<Text | string>> & {
    /** The event id from which `/events` continues: nothing is missed, a few older events may be repeated. */
    readonly lastEventId: string;
  }
> {
  const { accountId, fullName } = requireReader(viewer);
  const { lastSequence } = await ports.conversations.accountState(accountId);
  const items = await ports.conversations.inboxPage({
    accountId,
    after: parseCursor(after),
    limit: conversationsPerPage + 1,
  });
  const absent = items.filter(({ other }) => other === undefined).map(({ otherId }) => otherId);
  const nameOf = await absentNames(ports, absent);
  const listed = items.map(({ other: known, ...item }) => {
    const other = known ?? absentSeller(item.otherId, nameOf(item.otherId));
    const message = shownMessage(item.lastMessage, fullName, known?.fullName);
    // A row shows one line, and no pictures.
    return { ...item, other, lastMessage: { ...message, text: messageInWords(message), pictures: [] } };
  });
  const page = pageOf(listed, conversationsPerPage, ({ lastMessage, otherId }) => ({
    at: lastMessage.sentAt,
    id: otherId,
  }));
  return { ...page, lastEventId: String(lastSequence) };
}
