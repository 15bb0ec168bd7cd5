import { useEffect, useState } from 'react';
import type { Page } from '../../../core/entities/advert.ts';
import { listen } from '../../browser/live/live.ts';
import { useRootData } from '../../rendering/root-data.ts';
import type { InboxEntry } from './inbox-row.tsx';
import { useShown } from './keep-shown.ts';
import { useRefetch } from './use-refetch.ts';

export interface InboxData {
  readonly inbox: Page<InboxEntry>;
  readonly lastEventId: string;
}

/**
 * The latest inbox, from its own page or fetched because something happened while it is visible. Undefined until it has
 * arrived, null if it could not be fetched.
 */
export function useFreshInbox(
  path: string,
  loaded: InboxData | null | undefined,
  inSight: boolean,
): InboxData | null | undefined {
  const { fetched, happened } = useRefetch<InboxData>(path, inSight);
  const inbox = useNewest(loaded, fetched);
  const root = useRootData();
  const lastId = Number(inbox?.lastEventId ?? root?.lastEventId);
  useShown('inbox');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the starting point matters only at first.
  useEffect(
    () =>
      listen((event) => {
        happened(['message', 'sent', 'read', 'missed'].includes(event.kind));
      }, lastId),
    [happened],
  );
  const isMissing = inbox === undefined;
  useEffect(() => {
    if (inSight) happened(isMissing);
  }, [inSight, isMissing, happened]);
  return inbox ?? fetched;
}

/** The latest data from two sources. */
function useNewest<Data>(first: Data | null | undefined, second: Data | null | undefined): Data | undefined {
  const [state, setState] = useState({ first, second, newest: first ?? second ?? undefined });
  const fresh =
    first && first !== state.first ? first : second && second !== state.second ? second : undefined;
  if (fresh === undefined) return state.newest;
  setState({ first: first ?? state.first, second: second ?? state.second, newest: fresh });
  return fresh;
}
