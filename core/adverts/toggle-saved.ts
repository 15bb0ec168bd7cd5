import type { Ports } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { refuseHidden, refuseOver } from './refuse-reaction.ts';
import { advertLimits } from './throttling-limits.ts';

/** Saves the advert for the viewer, or removes it from their saved adverts; repeating it changes nothing. */
export async function toggleSaved(
  ports: Pick<Ports, 'adverts' | 'saves' | 'throttle' | 'securityLog' | 'clock'>,
  viewer: Viewer,
  {
    advertId,
    saved,
    client,
  }: { readonly advertId: string; readonly saved: boolean; readonly client?: string | undefined },
): Promise<void> {
  const { accountId } = requireUser(viewer);
  await admit(ports, advertLimits.react, { account: accountId, client });
  // An advert saved before it ended stays saved.
  const refuse = saved ? refuseOver : refuseHidden;
  if (isAdvertId(advertId)) refuse(await ports.adverts.byId(advertId));
  const known =
    isAdvertId(advertId) && (await ports.saves.set({ advertId, accountId, saved, at: ports.clock.now() }));
  if (!known) throw new DomainError('not-found', texts.adverts.notFound);
}
