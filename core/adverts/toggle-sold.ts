import { advertMoves } from '../entities/advert-state.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { moveAdvert } from './move-advert.ts';
import { ownAdvert } from './own-advert.ts';
import { endOf } from './renewal.ts';
import { advertLimits } from './throttling-limits.ts';

/**
 * Marks the seller's own advert as sold, or makes it available again and forgets who bought it; repeating it changes
 * nothing.
 */
export async function toggleSold(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'searchEngine'>,
  viewer: Viewer,
  {
    advertId,
    sold,
    client,
  }: { readonly advertId: string; readonly sold: boolean; readonly client?: string | undefined },
): Promise<void> {
  const user = requireUser(viewer);
  const move = sold ? 'mark as sold' : 'make available';
  const wanted = advertMoves[move].to;
  await counted(ports, advertLimits['update-advert'], { account: user.accountId, client }, () =>
    ports.transaction(async (stores) => {
      const advert = await ownAdvert(stores, user, advertId);
      if (!sold) await stores.sales.remove(advertId);
      const now = ports.clock.now();
      // An advert whose period ended while it was sold gets a new period as if renewed; otherwise it would end at
      // once.
      const time = !sold && advert.endsAt <= now ? { endsAt: endOf(now) } : {};
      if (advert.state === wanted || (await moveAdvert(ports, stores, advert, move, time))) return;
      // A concurrent request may already have made this change.
      if ((await stores.adverts.byId(advertId))?.state !== wanted)
        throw new DomainError('conflict', texts.states.cannot);
    }),
  );
}
