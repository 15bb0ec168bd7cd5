import type { Ports } from '../ports/ports.ts';
import { admit } from '../shared/throttling/admit.ts';
import { healthLimits } from './throttling-limits.ts';

/** Counts a performance report from a browser against the limit: each report writes lines to the log. */
export async function countReport(
  ports: Pick<Ports, 'counts' | 'securityLog' | 'clock'>,
  { client }: { readonly client: string | undefined },
): Promise<void> {
  await admit({ ...ports, throttle: ports.counts }, healthLimits['report-vitals'], { client });
}
