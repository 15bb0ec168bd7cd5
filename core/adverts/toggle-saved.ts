import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import { isAdvertId } from './advert-id.ts';

/** Makes the advert be among the viewer's saved ones or not, however often it is asked for. */
export async function toggleSaved(
  ports: Pick<Ports, 'saves' | 'clock'>,
  viewer: Viewer,
  { advertId, saved }: { readonly advertId: string; readonly saved: boolean },
): Promise<void> {
  const { accountId } = requireUser(viewer);
  const known =
    isAdvertId(advertId) && (await ports.saves.set({ advertId, accountId, saved, at: ports.clock.now() }));
  if (!known) throw new DomainError('not-found', texts.adverts.notFound);
}
