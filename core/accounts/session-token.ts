import type { Ports } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { newToken } from '../shared/token.ts';
import { deviceName } from './device-name.ts';
import type { SignedIn } from './signed-in.ts';

/** A new session, to be added to the store, and what the browser gets. */
export function newSession(
  ports: Pick<Ports, 'clock' | 'digests' | 'ids'>,
  owner: {
    readonly accountId: string;
    readonly remember: boolean;
    /** The browser's User-Agent header; only the result of `deviceName` is stored. */
    readonly userAgent?: string | undefined;
  },
): { readonly session: Session; readonly signedIn: Pick<SignedIn, 'token' | 'remember'> } {
  const { token, hash } = newToken(ports);
  const now = ports.clock.now();
  const { accountId, remember, userAgent } = owner;
  const session: Session = {
    idHash: hash,
    accountId,
    createdAt: now,
    lastSeenAt: now,
    remember,
    device: deviceName(userAgent),
  };
  return { session, signedIn: { token, remember } };
}
