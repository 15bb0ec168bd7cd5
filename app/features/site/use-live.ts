import { useEffect } from 'react';
import { useRootData } from '../../rendering/root-data.ts';

/** Milliseconds after which a script that did not arrive is asked for again. */
const retryTime = 10_000;

/** Opens the live connection of a signed-in person, after everything that the page itself needs has loaded. */
export function useLive(): void {
  const root = useRootData();
  const lastId = root?.lastEventId;
  const accountId = lastId === undefined ? undefined : root?.viewer.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the starting point matters only at first.
  useEffect(() => {
    if (accountId === undefined) return;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const begin = async () => {
      const live = await import('../../browser/live/live.ts').catch(() => undefined);
      if (left) return;
      if (live === undefined) timer = setTimeout(begin, retryTime);
      else stop = live.goLive(accountId, Number(lastId));
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('load', begin);
      stop?.();
    };
  }, [accountId]);
}
