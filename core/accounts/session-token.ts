import type { Ports } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { deviceName } from './device-name.ts';
import type { SignedIn } from './signed-in.ts';

/** 43 characters out of 62 are 256 bits. */
const tokenLength = 43;
const tokenPattern = new RegExp(`^[A-Za-z0-9]{${tokenLength}}$`);

/** The digest under which the session of this token is stored, or undefined for what can't be a token of ours. */
export function sessionHash(ports: Pick<Ports, 'digests'>, token: string | undefined): string | undefined {
  return token !== undefined && tokenPattern.test(token) ? ports.digests.sha256(token) : undefined;
}

/** A session that begins now, to be added to the store, and what the browser gets of it. */
export function newSession(
  ports: Pick<Ports, 'clock' | 'digests' | 'ids'>,
  owner: {
    readonly accountId: string;
    readonly remember: boolean;
    /** What the browser says that it is; only what `deviceName` makes of it is kept. */
    readonly userAgent?: string | undefined;
  },
): { readonly session: Session; readonly signedIn: Pick<SignedIn, 'token' | 'remember'> } {
  const token = ports.ids.alphanumeric(tokenLength);
  const now = ports.clock.now();
  const { accountId, remember, userAgent } = owner;
  const session: Session = {
    idHash: ports.digests.sha256(token),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    remember,
    device: deviceName(userAgent),
  };
  return { session, signedIn: { token, remember } };
}
