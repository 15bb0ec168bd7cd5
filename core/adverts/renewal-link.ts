import type { Advert } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import { day } from '../shared/time/durations.ts';
import { renewalLinkDays } from './limits.ts';
import { renewableFrom } from './renewal.ts';

type Ending = Pick<Advert, 'id' | 'endsAt'>;

/** The page that renews an advert without a log-in. Renewing changes the advert's end, which ends the link. */
export function renewalPath(ports: Pick<Ports, 'sealer'>, { id, endsAt }: Ending): string {
  return addresses.renew(ports.sealer.seal(`renew ${id} ${endsAt.getTime()}`));
}

/** The advert of this token's link, and whether it has been renewed; undefined when the link is invalid or too old. */
export async function advertOfLink(
  ports: Pick<Ports, 'sealer' | 'adverts' | 'clock'>,
  token: string,
): Promise<{ readonly advert: Advert; readonly used: boolean } | undefined> {
  const [purpose, id, endsAt] = ports.sealer.open(token)?.split(' ') ?? [];
  if (purpose !== 'renew' || id === undefined) return undefined;
  const advert = await ports.adverts.byId(id);
  if (advert === undefined) return undefined;
  const lastMoment = advert.endsAt.getTime() + renewalLinkDays * day;
  const now = ports.clock.now();
  if (renewableFrom(advert) === undefined || now.getTime() > lastMoment) return undefined;
  return { advert, used: String(advert.endsAt.getTime()) !== endsAt };
}
