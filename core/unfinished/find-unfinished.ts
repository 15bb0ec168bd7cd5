import { ifWritable } from '../ports/not-writable.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { storeUnfinished } from './keep-unfinished.ts';
import { unfinishedKey } from './unfinished-key.ts';

/** How long a comment waits in its form, in milliseconds: as long as the cookie by which it is found. */
export const shownFor = day;

/** What a browser presents, and for which form. */
export interface AskedForUnfinished {
  readonly browserId: string | undefined;
  /** Of an act that waited for a log-in; a comment that was not posted then waits in its form. */
  readonly actId: string | undefined;
  readonly place: string;
}

/**
 * The fields of the form as the viewer sent it after their session had ended, each time until it is sent or discarded;
 * undefined when there are none, or when they are somebody else's, who has used the same browser.
 */
export async function findUnfinished(
  ports: Pick<Ports, 'unfinished' | 'clock' | 'digests'>,
  viewer: Viewer,
  { browserId, actId, place }: AskedForUnfinished,
): Promise<Readonly<Record<string, string>> | undefined> {
  const accountId = viewerId(viewer);
  if (accountId === undefined) return undefined;
  const asked = { path: place, accountId, now: ports.clock.now() };
  if (browserId !== undefined) {
    const kept = await ports.unfinished.find(unfinishedKey(ports, { browserId, accountId, place }), asked);
    if (kept !== undefined) return kept.fields;
  }
  const actHash = tokenHash(ports, actId);
  if (actHash === undefined) return undefined;
  const begun = await ports.unfinished.find(actHash, asked);
  if (begun === undefined) return undefined;
  const { act, returnTo: _, ...fields } = begun.fields;
  if (act === 'comment') {
    // Now that it is seen in its form, only its form sends it, and only this person's.
    await ifWritable(storeUnfinished(ports, actHash, { path: place, fields, accountId }, shownFor));
  }
  return fields;
}
