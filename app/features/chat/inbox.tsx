import { Link, useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as inboxTexts from '../../../core/texts/inbox.ts';
import * as inboxPageTexts from '../../../core/texts/inbox-page.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useMorePages } from '../../ui/use-more-pages.ts';
import { useReturnPath } from '../../ui/use-return-path.ts';
import { useToast } from '../../ui/use-toast.ts';
import { type InboxEntry, InboxRow, InboxSkeleton } from './inbox-row.tsx';
import { type InboxData, useFreshInbox } from './use-fresh-inbox.ts';
import { useNow } from './use-now.ts';

/** On a bad network it is not asked. */
const PushOffer = lazy(() =>
  import('../notifications/push-offer.tsx').then(
    ({ PushOffer }) => ({ default: PushOffer }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  /** As it came with its own page. */
  loaded: InboxData | null | undefined;
  /** Whose conversation is open beside it, if any is. */
  open: string | undefined;
}

/** The list of conversations. It stays as it is, and where it was scrolled, while one after the other is opened. */
export function Inbox({ loaded, open }: Props) {
  const viewerId = useRootData()?.viewer.id;
  const now = useNow();
  const toast = useToast();
  // Until this page is left, so that it can say what came of it.
  const [asks, setAsks] = useState(false);
  const here = useReturnPath();
  const [visit] = useState(useLocation().key);
  const pane = useRef<HTMLElement>(null);
  const isBeside = open !== undefined;
  const wide = useMedia('(min-width: 1024px)');
  const inSight = !isBeside || wide === true;
  const data = useFreshInbox(isBeside ? '/messages' : here, loaded, inSight);
  const list = useMorePages<InboxEntry, InboxData | null>({
    first: data?.inbox ?? { items: [], next: undefined },
    address: (cursor) => `/messages?after=${encodeURIComponent(cursor)}`,
    pick(more) {
      if (more === null) toast(inboxTexts.failed);
      return more?.inbox;
    },
    viewerId,
    visit,
  });
  const isThere = data != null && inSight;
  useEffect(() => {
    if (isThere) pane.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  useEffect(() => {
    if (!isThere) return;
    import('../../browser/push/ask-once.ts')
      .then(({ mayAsk }) => mayAsk() && setAsks(true))
      .catch(() => undefined);
  }, [isThere]);
  // Its own page reports its own loading failure.
  if (!inSight || (!isBeside && !data)) return null;
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <section ref={pane} className="inbox-page" aria-label={inboxPageTexts.label}>
      <Heading>{inboxPageTexts.heading}</Heading>
      {data === null ? (
        <InboxFailed />
      ) : data === undefined || list.items.length > 0 ? (
        <ul className="inbox">
          {list.items.map((entry) => (
            <InboxRow key={entry.id} entry={entry} viewerId={viewerId} now={now} isOpen={entry.id === open} />
          ))}
          {(data === undefined || list.loading) && <InboxSkeleton />}
        </ul>
      ) : isBeside ? (
        <p className="muted">{inboxPageTexts.emptyHint}</p>
      ) : (
        <EmptyState text={inboxPageTexts.empty}>
          <p>{inboxPageTexts.emptyHint}</p>
          <p className="muted">{inboxPageTexts.howToStart}</p>
          <Link className="button" to="/home">
            {inboxPageTexts.browse}
          </Link>
        </EmptyState>
      )}
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
      {asks && (
        <Suspense>
          <PushOffer />
        </Suspense>
      )}
    </section>
  );
}

/** Shown instead of the list. */
export function InboxFailed() {
  return (
    <>
      <Alert kind="error">{inboxTexts.failed}</Alert>
      <p className="button-row">
        <a className="button button-quiet" href="/messages" data-reload>
          {inboxPageTexts.tryAgain}
        </a>
      </p>
    </>
  );
}
