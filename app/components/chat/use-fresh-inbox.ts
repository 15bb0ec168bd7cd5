import { useEffect } from 'react';
import type { Page } from '../../../core/adverts/advert.ts';
import { listen } from '../../live/live.ts';
import { useReturnPath } from '../use-return-path.ts';
import type { InboxEntry } from './inbox-row.tsx';
import { useLastShown, useShown } from './keep-shown.ts';
import { useRefetch } from './use-refetch.ts';

export interface InboxData {
  readonly inbox: Page<InboxEntry>;
  readonly lastEventId: string;
}

/** The inbox as it was loaded, fetched again whenever something has happened. */
export function useFreshInbox(loaded: InboxData): InboxData {
  const { fetched, happened } = useRefetch<InboxData>(useReturnPath());
  useShown('inbox');
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to begin is of interest only at the beginning.
  useEffect(
    () =>
      listen((event) => {
        if (event.kind === 'ended' && !event.loggedOut) location.reload();
        happened(event.kind === 'message' || event.kind === 'read' || event.kind === 'missed');
      }, Number(loaded.lastEventId)),
    [happened],
  );
  return useLastShown(fetched ?? null) ?? loaded;
}
