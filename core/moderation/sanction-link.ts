import type { Sanction } from '../entities/sanction.ts';
import type { Ports } from '../ports/ports.ts';
import { addresses } from '../shared/addresses.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';

/**
 * The page on which the person can answer without logging in: sealed, so that nobody can make one for somebody else.
 */
export function sanctionPath(ports: Pick<Ports, 'sealer'>, sanctionId: string): string {
  return addresses.appeal(ports.sealer.seal(`appeal ${sanctionId}`));
}

/**
 * The decision that the last part of such a path names, if the viewer may see it: anybody with the sealed part from
 * the mail, or the person concerned.
 */
export async function sanctionOf(
  ports: Pick<Ports, 'sealer' | 'sanctions'>,
  viewer: Viewer,
  token: string,
): Promise<Sanction | undefined> {
  const [purpose, id] = ports.sealer.open(token)?.split(' ') ?? [];
  if (purpose === 'appeal' && id !== undefined) return ports.sanctions.byId(id);
  const sanction = /^[A-Za-z0-9]{20}$/.test(token) ? await ports.sanctions.byId(token) : undefined;
  return sanction?.accountId === viewerId(viewer) ? sanction : undefined;
}
