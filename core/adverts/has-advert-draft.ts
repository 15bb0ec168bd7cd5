import type { Ports } from '../ports/ports.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

/** Whether the viewer has a draft of an advert that they can continue. */
export async function hasAdvertDraft(
  ports: Pick<Ports, 'advertDrafts' | 'clock'>,
  viewer: Viewer,
): Promise<boolean> {
  const { accountId } = requireReader(viewer);
  const draft = await ports.advertDrafts.of(accountId, ports.clock.now());
  return draft !== undefined && !draft.discarded;
}
