import type { LinksFunction } from '@remix-run/node';
import { Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import { Inbox } from '../features/chat/inbox.tsx';
import type { InboxData } from '../features/chat/use-fresh-inbox.ts';
import { useRootData } from '../rendering/root-data.ts';
import stylesheet from '../styles/chat.css?url';
import waitingStylesheet from '../styles/waiting.css?url';

/** A stylesheet of its own, because most people who read other pages never chat. */
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: waitingStylesheet },
];

/**
 * The layout that keeps the inbox while conversations open and close. Beside a conversation, script has fetched the
 * inbox.
 */
export default function InboxAndConversation() {
  const { pathname, search } = useLocation();
  const loaded = useRouteLoaderData<InboxData | null>('routes/_inbox.messages');
  const scripted = useRootData()?.lite === false;
  const open = pathname === '/messages' ? undefined : (new URLSearchParams(search).get('with') ?? '');
  return (
    <div className={scripted ? 'chats chats-scripted' : 'chats'}>
      <Inbox loaded={loaded} open={open} />
      <Outlet />
    </div>
  );
}
