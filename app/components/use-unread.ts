import { useMatches } from '@remix-run/react';
import { useLiveUnread } from '../live/live-unread.ts';
import { useRootData } from '../root-data.ts';

/** How many messages the person has not read. A page that marks some as read knows better than the layout around it. */
export function useUnread(): number {
  const live = useLiveUnread();
  const shell = useRootData()?.unread ?? 0;
  const page = useMatches().at(-1)?.data as { readonly unread?: number } | null | undefined;
  return live ?? page?.unread ?? shell;
}
