import type { Ports } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { refuseHidden, refuseReaction } from './refuse-reaction.ts';
import { advertLimits } from './throttling-limits.ts';

/**
 * Sets whether the viewer likes the advert; repeating it changes nothing. Returns the advert's likes. People whom the
 * seller has blocked can only take a like back.
 */
export async function toggleLike(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  {
    advertId,
    liked,
    client,
  }: { readonly advertId: string; readonly liked: boolean; readonly client?: string | undefined },
): Promise<{ likeCount: number }> {
  const { accountId } = requireUser(viewer);
  await admit(ports, advertLimits.react, { account: accountId, client });
  const at = ports.clock.now();
  const likeCount = isAdvertId(advertId)
    ? await ports.transaction(async (stores) => {
        if (liked) await refuseReaction(stores, advertId, accountId);
        else refuseHidden(await stores.adverts.byId(advertId));
        return stores.likes.set({ advertId, accountId, liked, at });
      })
    : undefined;
  if (likeCount === undefined) throw new DomainError('not-found', texts.adverts.notFound);
  return { likeCount };
}
