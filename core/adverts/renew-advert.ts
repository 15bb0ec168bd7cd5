import type { Advert } from '../entities/advert.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { counted } from '../shared/throttling/admit.ts';
import { calendarDay } from '../shared/time/calendar-day.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { moveAdvert } from './move-advert.ts';
import { ownAdvert } from './own-advert.ts';
import { endOf, renewableFrom, wasJustRenewed } from './renewal.ts';
import { advertLimits } from './throttling-limits.ts';

export type RenewingPorts = Pick<
  Ports,
  'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids' | 'searchEngine'
>;

/** Shows the seller's own advert for another 60 days, at its old place in lists. Repeating it changes nothing. */
export async function renewAdvert(
  ports: RenewingPorts,
  viewer: Viewer,
  { advertId, client }: { readonly advertId: string; readonly client?: string | undefined },
): Promise<void> {
  const user = requireUser(viewer);
  await counted(ports, advertLimits['update-advert'], { account: user.accountId, client }, () =>
    ports.transaction(async (stores) => renew(ports, stores, await ownAdvert(stores, user, advertId))),
  );
}

/** Renews within the caller's transaction; refuses an advert in another state, or renewed too recently. */
export async function renew(ports: RenewingPorts, stores: Stores, advert: Advert): Promise<void> {
  const now = ports.clock.now();
  const from = renewableFrom(advert);
  if (from === undefined) throw new DomainError('conflict', texts.states.cannot);
  if (wasJustRenewed(advert, now)) return;
  if (from > now)
    throw new DomainError('conflict', texts.states.renewableFrom({ day: calendarDay(from, texts.days) }));
  if (await moveAdvert(ports, stores, advert, 'renew', { endsAt: endOf(now) })) return;
  throw new DomainError('conflict', texts.states.cannot);
}
