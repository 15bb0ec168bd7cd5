import { type ClientLoaderFunctionArgs, Link, useLoaderData } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { Alert } from '../components/alert.tsx';
import { type InboxEntry, InboxRow, InboxSkeleton } from '../components/chat/inbox-row.tsx';
import { keepShown, useLastShown } from '../components/chat/keep-shown.ts';
import { type InboxData, useFreshInbox } from '../components/chat/use-fresh-inbox.ts';
import { useNow } from '../components/chat/use-now.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { useMorePages } from '../components/use-more-pages.ts';
import { titled } from '../page-meta.ts';
import { page } from '../request.server.ts';
import { useRootData } from '../root-data.ts';

export const meta = titled('Messages');

export const loader = page(async ({ core, viewer, url }): Promise<InboxData> => {
  const { items, next, lastEventId } = await core.listInbox(
    viewer,
    url.searchParams.get('after') ?? undefined,
  );
  return {
    inbox: { items: items.map(({ otherId, ...item }) => ({ id: otherId, ...item })), next },
    lastEventId,
  };
});

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  keepShown(() => serverLoader<typeof loader>(), 'inbox');

export default function Messages() {
  const loaded = useLastShown(useLoaderData<typeof clientLoader>());
  return loaded === null ? null : <Inbox loaded={loaded} />;
}

function Inbox({ loaded }: { loaded: InboxData }) {
  const viewerId = useRootData()?.viewer.id;
  const now = useNow();
  const list = useMorePages<InboxEntry, InboxData | null>({
    first: useFreshInbox(loaded).inbox,
    address: (cursor) => `/messages?after=${encodeURIComponent(cursor)}`,
    pick: (data) => data?.inbox,
    viewerId,
  });
  return (
    <div className="inbox-page">
      <h1>Messages</h1>
      {list.items.length === 0 ? (
        <EmptyState text={texts.chats.inboxEmpty}>
          <p>{texts.chats.inboxEmptyHint}</p>
          <p className="muted">To start a conversation, choose “Chat” on an advert or on a seller’s page.</p>
          <Link className="button" to="/home">
            Browse herbs
          </Link>
        </EmptyState>
      ) : (
        <ul className="inbox">
          {list.items.map((entry) => (
            <InboxRow key={entry.id} entry={entry} viewerId={viewerId} now={now} />
          ))}
          {list.loading && <InboxSkeleton />}
        </ul>
      )}
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="inbox-page">
      <h1>Messages</h1>
      <Alert kind="error">{texts.chats.inboxFailed}</Alert>
      <p className="button-row">
        <a className="button button-quiet" href="/messages" data-reload>
          Try again
        </a>
      </p>
    </div>
  );
}
