import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import { tokenHash } from '../shared/token.ts';
import type { Viewer } from '../shared/viewer.ts';
import { announceSessionEnds } from './announce-session-end.ts';

/** Signs the viewer out of every device, or of every one but that whose session has the token `exceptToken`. */
export async function logOutEverywhere(
  ports: Pick<Ports, 'sessions' | 'digests' | 'eventBus'>,
  viewer: Viewer,
  { exceptToken }: { readonly exceptToken?: string | undefined } = {},
): Promise<void> {
  const { accountId } = requireAccount(viewer);
  await announceSessionEnds(ports, await ports.sessions.removeAll(accountId, tokenHash(ports, exceptToken)));
}
