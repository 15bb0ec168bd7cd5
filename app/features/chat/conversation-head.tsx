import { Link } from '@remix-run/react';
import type { QuotedAdvert } from '../../../core/entities/message.ts';
import type { Seller } from '../../../core/entities/profile.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { closeOnEscape } from '../../ui/close-on-escape.ts';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';

export function ConversationHead({
  other,
  gone,
  blocked,
  toRate,
}: {
  other: Seller;
  gone: boolean;
  blocked: boolean;
  /** The advert for which the other person can be rated. */
  toRate: QuotedAdvert | undefined;
}) {
  const hydrated = useHydrated();
  const query = new URLSearchParams({ with: other.id });
  return (
    <header className="chat-head">
      <Link className="icon-button chat-back" to="/messages" aria-label={conversationTexts.backToInbox}>
        <Icon name="back" />
      </Link>
      <Avatar picture={other.picture} size={32} />
      <div className="chat-who">
        <h1 dir="auto">{other.fullName}</h1>
        {!gone && <p className="muted">@{other.username}</p>}
      </div>
      {toRate && (
        <Link className="chat-rate" to={`/rate?${new URLSearchParams({ with: other.id, ad: toRate.id })}`}>
          {conversationTexts.rate}
          <span className="visually-hidden"> {other.fullName}</span>
        </Link>
      )}
      {!hydrated && !gone && (
        <Link className="icon-button chat-refresh" to={`/chat?${query}`}>
          <Icon name="refresh" />
          <span className="chat-refresh-word">{conversationTexts.refresh}</span>
        </Link>
      )}
      {!gone && <Menu id={other.id} blocked={blocked} />}
    </header>
  );
}

function Menu({ id, blocked }: { id: string; blocked: boolean }) {
  return (
    <details className="chat-menu" onKeyDown={closeOnEscape}>
      <summary className="icon-button" aria-label={conversationTexts.more}>
        <Icon name="menu" />
      </summary>
      <ul className="menu-list">
        <li>
          <Link to={`/user/${id}`}>
            <Icon name="person" />
            {conversationTexts.viewProfile}
          </Link>
        </li>
        <li>
          <Link
            className={blocked ? undefined : 'menu-danger'}
            to={`/chat/block?${new URLSearchParams({ with: id })}`}
          >
            <Icon name="block" />
            {blocked ? conversationTexts.unblock : conversationTexts.block}
          </Link>
        </li>
      </ul>
    </details>
  );
}
