import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { requireUser } from '../require-user.ts';
import { texts } from '../texts.ts';
import type { Viewer } from '../viewer.ts';
import { isAdvertId } from './advert-id.ts';

/** Makes the viewer like the advert or not, however often it is asked for; answers the advert's likes. */
export async function toggleLike(
  ports: Pick<Ports, 'likes' | 'clock'>,
  viewer: Viewer,
  { advertId, liked }: { readonly advertId: string; readonly liked: boolean },
): Promise<{ likeCount: number }> {
  const { accountId } = requireUser(viewer);
  const likeCount = isAdvertId(advertId)
    ? await ports.likes.set({ advertId, accountId, liked, at: ports.clock.now() })
    : undefined;
  if (likeCount === undefined) throw new DomainError('not-found', texts.adverts.notFound);
  return { likeCount };
}
