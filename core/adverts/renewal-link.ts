import type { Ports } from '../ports/ports.ts';
import { day } from '../time/durations.ts';
import type { Advert } from './advert.ts';
import { renewalLinkDays } from './limits.ts';
import { renewableFrom } from './renewal.ts';

type Ending = Pick<Advert, 'id' | 'endsAt'>;

/** The page that renews an advert without a log-in. Renewing changes the advert's end, which uses up the link. */
export function renewalPath(ports: Pick<Ports, 'sealer'>, { id, endsAt }: Ending): string {
  return `/renew/${ports.sealer.seal(`renew ${id} ${endsAt.getTime()}`)}`;
}

/** The advert that the link of this token renews; undefined when it was used, is too old, or never was one. */
export async function advertOfLink(
  ports: Pick<Ports, 'sealer' | 'adverts' | 'clock'>,
  token: string,
): Promise<Advert | undefined> {
  const [purpose, id, endsAt] = ports.sealer.open(token)?.split(' ') ?? [];
  if (purpose !== 'renew' || id === undefined) return undefined;
  const advert = await ports.adverts.byId(id);
  if (advert === undefined || String(advert.endsAt.getTime()) !== endsAt) return undefined;
  const lastMoment = advert.endsAt.getTime() + renewalLinkDays * day;
  const now = ports.clock.now();
  return renewableFrom(advert) !== undefined && now.getTime() <= lastMoment ? advert : undefined;
}
