import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { texts } from '../../core/texts.ts';
import { Alert } from '../components/alert.tsx';
import { type InboxEntry, InboxRow, InboxSkeleton } from '../components/chat/inbox-row.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { useMorePages } from '../components/use-more-pages.ts';
import { listen } from '../live/live.ts';
import { pageMeta } from '../page-meta.ts';
import { page } from '../request.server.ts';
import { useRootData } from '../root-data.ts';

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Messages' });

export const loader = page(async ({ core, viewer, url }) => {
  const { items, next, lastEventId } = await core.listInbox(
    viewer,
    url.searchParams.get('after') ?? undefined,
  );
  const entries: readonly InboxEntry[] = items.map(({ otherId, ...item }) => ({ id: otherId, ...item }));
  return { inbox: { items: entries, next }, lastEventId };
});

type Data = Awaited<ReturnType<typeof loader>>;

export default function Messages() {
  const { inbox, lastEventId } = useLoaderData<typeof loader>();
  const viewerId = useRootData()?.viewer.id;
  const list = useMorePages<InboxEntry, Data>({
    first: inbox,
    address: (cursor) => `/messages?after=${encodeURIComponent(cursor)}`,
    pick: (data) => data.inbox,
    viewerId,
  });
  useFreshInbox(lastEventId);
  return (
    <div className="inbox-page">
      <h1>Messages</h1>
      {list.items.length === 0 ? (
        <EmptyState text={texts.chats.inboxEmpty}>
          <p>{texts.chats.inboxEmptyHint}</p>
          <p className="muted">
            A conversation begins with “Chat” on an advert or on a seller’s page. What is written there only
            the two of you can read.
          </p>
          <Link className="button" to="/home">
            Look at the herbs
          </Link>
        </EmptyState>
      ) : (
        <ul className="inbox">
          {list.items.map((entry) => (
            <InboxRow key={entry.id} entry={entry} viewerId={viewerId} />
          ))}
          {list.loading && <InboxSkeleton />}
        </ul>
      )}
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </div>
  );
}

/** Fetches the inbox again when something has happened, once for all that happens in a moment. */
function useFreshInbox(lastEventId: string): void {
  const { revalidate, state } = useRevalidator();
  const stale = useRef(false);
  const freshen = useRef(() => {});
  freshen.current = () => {
    if (!stale.current || document.hidden || state !== 'idle') return;
    stale.current = false;
    revalidate();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came while the inbox was fetched may not be in it.
  useEffect(() => freshen.current(), [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to begin is of interest only at the beginning.
  useEffect(() => {
    const look = () => freshen.current();
    document.addEventListener('visibilitychange', look);
    const stop = listen((news) => {
      if (news.kind === 'ended' && !news.loggedOut) location.reload();
      if (news.kind !== 'message' && news.kind !== 'read' && news.kind !== 'missed') return;
      stale.current = true;
      look();
    }, Number(lastEventId));
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
}

export function ErrorBoundary() {
  return (
    <div className="inbox-page">
      <h1>Messages</h1>
      <Alert kind="error">{texts.chats.inboxFailed}</Alert>
      <p className="button-row">
        <a className="button button-quiet" href="/messages">
          Try again
        </a>
      </p>
    </div>
  );
}
