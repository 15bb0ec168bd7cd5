import { ifWritable } from '../ports/not-writable.ts';
import type { Ports } from '../ports/ports.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import type { AskedForUnfinished } from './find-unfinished.ts';
import { unfinishedKey } from './unfinished-key.ts';

/** Forgets what `findUnfinished` finds, because it was sent or is not wanted. Finding nothing is no error. */
export async function discardUnfinished(
  ports: Pick<Ports, 'unfinished' | 'clock' | 'digests'>,
  viewer: Viewer,
  { browserId, actId, place }: AskedForUnfinished,
): Promise<void> {
  const accountId = viewerId(viewer);
  if (accountId === undefined) return;
  const asked = { path: place, accountId, now: ports.clock.now() };
  if (browserId !== undefined)
    await ifWritable(ports.unfinished.take(unfinishedKey(ports, { browserId, accountId, place }), asked));
  const actHash = tokenHash(ports, actId);
  if (actHash !== undefined) await ifWritable(ports.unfinished.take(actHash, asked));
}
