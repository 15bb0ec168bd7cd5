import { ifWritable } from '../ports/not-writable.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { type AskedForUnfinished, keysOf } from './whose.ts';

/** Forgets what `findUnfinished` finds, because it was sent or is not wanted. Finding nothing is no error. */
export async function discardUnfinished(
  ports: Pick<Ports, 'unfinished' | 'clock' | 'digests'>,
  viewer: Viewer,
  browser: AskedForUnfinished,
): Promise<void> {
  const accountId = viewerId(viewer);
  if (accountId === undefined) return;
  const asked = { path: browser.place, accountId, now: ports.clock.now() };
  for (const key of keysOf(ports, accountId, browser))
    if (key !== undefined) await ifWritable(ports.unfinished.take(key, asked));
}
