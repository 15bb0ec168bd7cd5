import type { Ports } from '../ports/ports.ts';

/**
 * Under which a form is kept: it takes the browser's secret id, the account and the place of the form to find it, so that
 * one browser can keep several, and those of everybody who uses it.
 */
export function unfinishedKey(
  { digests }: Pick<Ports, 'digests'>,
  { browserId, accountId, place }: { browserId: string; accountId: string; place: string },
): string {
  return digests.sha256(JSON.stringify([browserId, accountId, place]));
}
