import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { counted } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { ownAdvert } from './own-advert.ts';
import { advertLimits } from './throttling-limits.ts';

/** What a seller can say instead of who bought it. Nothing is kept of it. */
export const unnamedBuyers = ['else', 'unsaid'] as const;

/**
 * Keeps who bought the viewer's own sold advert, in place of anybody named before, and asks the buyer for a rating. Only
 * people who have written to the seller can be named; `else` and `unsaid` leave nobody named. Naming the same person
 * again changes nothing.
 */
export async function nameBuyer(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids'>,
  viewer: Viewer,
  form: {
    readonly advertId: string;
    /** An account id, or one of `unnamedBuyers`. */
    readonly buyer: string;
    readonly client?: string | undefined;
  },
): Promise<void> {
  const user = requireUser(viewer);
  const { advertId, buyer: buyerId } = form;
  const taskId = `ask buyer ${ports.ids.alphanumeric(20)}`;
  const requester = { account: user.accountId, client: form.client };
  await counted(ports, advertLimits['update-advert'], requester, () =>
    ports.transaction(async (stores) => {
      const advert = await ownAdvert(stores, user, advertId);
      if (advert.state !== 'sold') throw new DomainError('conflict', texts.sales.notSold);
      if (unnamedBuyers.some((words) => words === buyerId)) {
        await stores.sales.remove(advertId);
        return;
      }
      const { accountId: sellerId } = user;
      const [profile] = await stores.profiles.byAccountIds([buyerId]);
      if (profile === undefined || !(await stores.conversations.wrote({ from: buyerId, to: sellerId })))
        throw new DomainError('invalid', texts.sales.chooseOne, { buyer: texts.sales.chooseOne });
      if ((await stores.sales.of(advertId))?.buyerId === buyerId) return;
      const at = ports.clock.now();
      await stores.sales.set({ advertId, sellerId, buyerId, at });
      await stores.outbox.add(taskId, { kind: 'ask-buyer', advertId, buyerId }, at);
    }),
  );
}
