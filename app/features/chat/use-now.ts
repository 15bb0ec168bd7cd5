import { useEffect, useState } from 'react';
import { minute } from '../../../core/shared/time/durations.ts';
import { useRootData } from '../../rendering/root-data.ts';

/** The server's time: that of the page at first, so that server and browser say the same, then continuing with the clock. */
export function useNow(): Date {
  const made = useRootData()?.now;
  const [passed, setPassed] = useState({ since: made, milliseconds: 0 });
  useEffect(() => {
    const start = performance.now();
    const step = () => setPassed({ since: made, milliseconds: performance.now() - start });
    const timer = setInterval(step, minute / 2);
    return () => clearInterval(timer);
  }, [made]);
  if (made === undefined) return new Date();
  return passed.since === made ? new Date(made.getTime() + passed.milliseconds) : made;
}
