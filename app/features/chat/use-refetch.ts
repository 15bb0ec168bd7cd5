import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Fetches a page's data again when something has happened: once for several events in quick succession, and only while
 * it is visible and somebody is looking. If fetching fails, it is tried again at the next event, or when somebody looks
 * again.
 */
export function useRefetch<Data>(path: string, inSight = true) {
  const fetcher = useFetcher<Data | null>();
  const { load, state, data } = fetcher;
  const now = useRef({ stale: false, fetching: false, heard: false });
  const seen = useRef(inSight);
  seen.current = inSight;
  /** To be called for each event, with whether it makes the data out of date. */
  const happened = useCallback(
    (outOfDate: boolean) => {
      now.current.stale ||= outOfDate;
      now.current.heard = now.current.fetching;
      if (!now.current.stale || now.current.fetching || document.hidden || !seen.current) return;
      now.current = { stale: false, fetching: true, heard: false };
      // React shows that it is fetching before an answer can come, even if a busy device is slow to: no end is missed.
      queueMicrotask(() => load(path, { flushSync: true }));
    },
    [load, path],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of fetching matters.
  useEffect(() => {
    if (state !== 'idle' || !now.current.fetching) return;
    const { stale, heard } = now.current;
    const failed = data === null;
    now.current = { stale: stale || failed, fetching: false, heard: false };
    // Events during the fetch may not be in its data, and a site that could not be reached may be back already.
    if (!failed || heard) happened(false);
  }, [state]);
  useEffect(() => {
    const look = () => happened(false);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [happened]);
  return { fetched: state === 'idle' ? data : undefined, happened };
}
