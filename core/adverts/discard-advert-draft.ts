import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { keepAdvertDraft, timeOfChange } from './advert-draft.ts';
import { advertLimits } from './throttling-limits.ts';

/**
 * Discards the viewer's draft of an advert or, within an hour, restores it. Repeating either changes nothing. Returns
 * whether there is a draft.
 */
export async function discardAdvertDraft(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  { discarded, client }: { readonly discarded: boolean; readonly client?: string | undefined },
): Promise<boolean> {
  const { accountId } = requireUser(viewer);
  await admit(ports, advertLimits['save-draft'], { account: accountId, client });
  const now = ports.clock.now();
  return ports.transaction(async (stores) => {
    await stores.advertDrafts.lock(accountId);
    const draft = await stores.advertDrafts.of(accountId, now);
    if (draft === undefined) return false;
    if (draft.discarded !== discarded) {
      const changed = { ...draft, discarded, savedAt: timeOfChange(draft, now), savedBy: undefined };
      await keepAdvertDraft(stores, accountId, changed, { before: draft, now });
    }
    return true;
  });
}
