import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Fetches a page's data again when something has happened: once for all that happens in a moment, and only while
 * somebody looks at it and it is in sight. What could not be fetched is fetched when the next thing happens, or somebody looks again.
 */
export function useRefetch<Data>(path: string, inSight = true) {
  const fetcher = useFetcher<Data | null>();
  const { load, state, data } = fetcher;
  const now = useRef({ stale: false, fetching: false, heard: false });
  const seen = useRef(inSight);
  seen.current = inSight;
  /** To be called for each event, and told whether the data is out of date by it. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of fetching that matters.
  useEffect(() => {
    if (state !== 'idle' || !now.current.fetching) return;
    const { stale, heard } = now.current;
    const failed = data === null;
    now.current = { stale: stale || failed, fetching: false, heard: false };
    // What came while the data was fetched may not be in it, and the site that could not be reached may be back already.
    if (!failed || heard) happened(false);
  }, [state]);
  useEffect(() => {
    const look = () => happened(false);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [happened]);
  return { fetched: state === 'idle' ? data : undefined, happened };
}
