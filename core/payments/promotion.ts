import type { Stores } from '../ports/ports.ts';
import { promotionLength } from './limits.ts';

/** Until when the advert is among the top adverts; undefined when nobody paid for it or the time is over. */
export async function promotedUntil(
  stores: Pick<Stores, 'payments'>,
  advertId: string,
  now: Date,
): Promise<Date | undefined> {
  const paidAt = await stores.payments.lastPaid(advertId);
  if (paidAt === undefined) return undefined;
  const until = new Date(paidAt.getTime() + promotionLength);
  return until >= now ? until : undefined;
}
