import { relativeTime } from '../../core/shared/time/relative-time.ts';
import { long } from '../../core/texts/relative-times.ts';
import { useRootData } from '../rendering/root-data.ts';

/** Counted from the moment when the page was made, so that server and browser say the same. */
export function RelativeTime({ at }: { at: Date }) {
  const now = useRootData()?.now ?? at;
  return <time dateTime={at.toISOString()}>{relativeTime(at, now, long)}</time>;
}
