import type { LinksFunction } from '@remix-run/node';
import { Outlet, useLocation, useRouteLoaderData } from '@remix-run/react';
import { Inbox } from '../features/chat/inbox.tsx';
import type { InboxData } from '../features/chat/use-fresh-inbox.ts';
import { useRootData } from '../rendering/root-data.ts';
import stylesheet from '../styles/chat.css?url';

/** Apart from the styles of all pages, most of which are read by people who chat with nobody. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Holds the inbox while conversations are opened and left. Where it stands beside one, script has fetched it. */
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
