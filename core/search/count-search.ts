import type { Ports } from '../ports/ports.ts';
import { isAdmitted } from '../throttling/admit.ts';
import { typedQuery } from './query.ts';
import { startOf } from './words.ts';

/** Counts a search whose result is already known, as `search` itself does; returns whether it was within the limit. */
export async function countSearch(
  ports: Pick<Ports, 'counts' | 'clock'>,
  q: string,
  client: string | undefined,
): Promise<boolean> {
  if (startOf(typedQuery(q)) === '') return true;
  return isAdmitted({ ...ports, throttle: ports.counts }, 'search', { client });
}
