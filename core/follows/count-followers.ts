import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

/** How many people follow the viewer. Nobody learns who they are. */
export function countFollowers(ports: Pick<Ports, 'follows'>, viewer: Viewer): Promise<number> {
  return ports.follows.count(requireReader(viewer).accountId);
}
