import { typedQuery } from '../indexing/query.ts';
import type { Ports } from '../ports/ports.ts';
import { isAdmitted } from '../shared/throttling/admit.ts';
import { startOf } from '../words/words.ts';
import { searchLimits } from './throttling-limits.ts';

/** Whether the query contains anything to search for; only such searches count against the limit. */
export function isCounted(q: string): boolean {
  return startOf(typedQuery(q)) !== '';
}

/** Counts a search whose result is cached, as `search` itself would; returns whether it was within the limit. */
export function countSearch(
  { counts, clock }: Pick<Ports, 'counts' | 'clock'>,
  client: string | undefined,
): Promise<boolean> {
  return isAdmitted({ throttle: counts, clock }, searchLimits.search, { client });
}
