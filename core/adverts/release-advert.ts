import type { Advert } from '../entities/advert.ts';
import { type Held, heldOf, type ReviewCase } from '../entities/review-case.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { moveAdvert } from './move-advert.ts';

/**
 * Shows an advert that was hidden only for claims and no longer makes them, within the transaction that changes its
 * words. An advert that was also reported, or hidden by a moderator, stays hidden. Returns what was held, if the
 * advert is now shown.
 */
export async function releaseAdvert(
  ports: Pick<Ports, 'searchEngine' | 'ids' | 'clock'>,
  stores: Pick<Stores, 'adverts' | 'outbox' | 'reviewCases' | 'reports'>,
  advert: Pick<Advert, 'id' | 'title' | 'description' | 'state'>,
): Promise<Held | undefined> {
  if (advert.state !== 'hidden') return undefined;
  const found = await stores.reviewCases.lock({ kind: 'advert', id: advert.id });
  if (found === undefined || !(await isHeldForClaimsAlone(stores, found))) return undefined;
  if (!(await moveAdvert(ports, stores, advert, 'release'))) return undefined;
  // A photo that another account's advert also has does not hide the advert, but still needs a moderator.
  const open = found.knownPhoto !== undefined;
  await stores.reviewCases.save({ ...found, open, hiding: undefined, review: undefined });
  return found.hiding && heldOf(found.hiding);
}

async function isHeldForClaimsAlone(
  stores: Pick<Stores, 'reports'>,
  { subject, hiding, decision }: ReviewCase,
): Promise<boolean> {
  if (hiding?.by !== 'claims' || decision?.act === 'hide') return false;
  return (await stores.reports.about({ subject, after: decision?.at, limit: 1 })).length === 0;
}
