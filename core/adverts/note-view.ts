import type { Ports } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { kampalaTime } from '../shared/time/kampala.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { isRobot } from './is-robot.ts';
import { browsersPerAddress } from './limits.ts';

/** A request for the page of an advert. */
export interface Visit {
  readonly method: string;
  /** The client's address; undefined if the page is cached for many visitors, or the address is unknown. */
  readonly client: string | undefined;
  readonly userAgent: string;
  /** The purpose that the browser gives, such as "prefetch"; empty if somebody is looking. */
  readonly purpose: string;
}

/**
 * Records a view of an advert. Each visitor, who is an account or otherwise an address with a browser, will count
 * once per advert and day in Kampala. Costs only a lookup in memory; `storeViews` does the rest.
 */
export function noteView(
  ports: Pick<Ports, 'pendingViews' | 'digests' | 'clock'>,
  viewer: Viewer,
  advert: { readonly id: string; readonly sellerId?: string | undefined },
  visit: Visit,
): void {
  const { method, client, userAgent, purpose } = visit;
  if (method !== 'GET' || purpose !== '' || isRobot(userAgent)) return;
  const accountId = viewerId(viewer);
  if (accountId !== undefined && accountId === advert.sellerId) return;
  const visitor = accountId ?? (client && `${client} ${browserAt(ports, userAgent)}`);
  if (visitor === undefined || !isAdvertId(advert.id)) return;
  const day = kampalaTime(ports.clock.now()).dayNumber;
  ports.pendingViews.add({ advertId: advert.id, day, visitor });
}

/** Maps browsers to a few numbers, so that one address counts at most that often, whatever browsers it claims to be. */
function browserAt({ digests }: Pick<Ports, 'digests'>, userAgent: string): number {
  return Number.parseInt(digests.sha256(userAgent).slice(0, 8), 16) % browsersPerAddress;
}
