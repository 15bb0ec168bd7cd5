import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { Page } from '../../../core/adverts/advert.ts';
import { listen } from '../../live/live.ts';
import { useReturnPath } from '../use-return-path.ts';
import type { InboxEntry } from './inbox-row.tsx';
import { useLastShown, useShown } from './keep-shown.ts';

export interface InboxData {
  readonly inbox: Page<InboxEntry>;
  readonly lastEventId: string;
}

/** The inbox as it was loaded, fetched again whenever something has happened, once for all that happens in a moment. */
export function useFreshInbox(loaded: InboxData): InboxData {
  const fetcher = useFetcher<InboxData | null>();
  const here = useReturnPath();
  const stale = useRef(false);
  const heardWhileFetching = useRef(false);
  const freshen = useRef(() => {});
  freshen.current = () => {
    heardWhileFetching.current = fetcher.state !== 'idle';
    if (!stale.current || document.hidden || heardWhileFetching.current) return;
    stale.current = false;
    fetcher.load(here);
  };
  useShown('inbox');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of fetching that matters.
  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    const failed = fetcher.data === null;
    stale.current ||= failed;
    // What came while the inbox was fetched may not be in it. What could not be fetched is fetched when the site can be
    // reached again, and it may have been already.
    if (!failed || heardWhileFetching.current) freshen.current();
  }, [fetcher.state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to begin is of interest only at the beginning.
  useEffect(() => {
    const look = () => freshen.current();
    document.addEventListener('visibilitychange', look);
    const stop = listen((event) => {
      if (event.kind === 'ended' && !event.loggedOut) location.reload();
      if (event.kind === 'message' || event.kind === 'read' || event.kind === 'missed') stale.current = true;
      look();
    }, Number(loaded.lastEventId));
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
  return useLastShown(fetcher.data ?? null) ?? loaded;
}
