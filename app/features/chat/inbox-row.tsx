import { Link } from '@remix-run/react';
import type { ListedConversation } from '../../../core/entities/conversation.ts';
import { messageTime } from '../../../core/shared/time/message-time.ts';
import { relativeTime } from '../../../core/shared/time/relative-time.ts';
import * as clockTexts from '../../../core/texts/clock.ts';
import * as inboxPageTexts from '../../../core/texts/inbox-page.ts';
import { long } from '../../../core/texts/relative-times.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** A conversation in the inbox; `id` is the other's. */
export type InboxEntry = Omit<ListedConversation, 'otherId'> & { readonly id: string };

export function InboxRow({
  entry,
  viewerId,
  now,
  isOpen,
}: {
  entry: InboxEntry;
  viewerId: string | undefined;
  now: Date;
  /** Whether it is the conversation beside the list, which is read as it comes. */
  isOpen: boolean;
}) {
  const { id, other, lastMessage } = entry;
  const unread = isOpen ? 0 : entry.unread;
  const { from, text, sentAt } = lastMessage;
  return (
    <li>
      <Link
        className={unread > 0 ? 'inbox-row inbox-unread' : 'inbox-row'}
        to={`/chat?${new URLSearchParams({ with: id })}`}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Avatar picture={other.picture} size={56} />
        <span className="inbox-name" dir="auto">
          {other.fullName}
        </span>
        <span className="inbox-time">
          <time dateTime={sentAt.toISOString()} title={messageTime(sentAt, clockTexts)}>
            {relativeTime(sentAt, now, long)}
          </time>
        </span>
        <span className="inbox-text" dir="auto">
          {from === viewerId ? inboxPageTexts.yours({ text }) : text}
        </span>
        {unread > 0 && (
          <span className="badge">
            {unread}
            <span className="visually-hidden">{inboxPageTexts.unread}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Shown where conversations will be in a moment. */
export function InboxSkeleton() {
  return skeletons.map((number) => (
    <li key={number} className="inbox-row inbox-skeleton" aria-hidden="true">
      <span className="avatar avatar-56" />
      <span className="inbox-name" />
      <span className="inbox-text" />
    </li>
  ));
}
