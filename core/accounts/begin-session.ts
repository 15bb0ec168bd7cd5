import type { Account } from '../entities/account.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { Session } from '../ports/sessions.ts';
import { tokenHash } from '../shared/token.ts';
import { rememberDevice } from './known-device.ts';
import { maxSessions } from './limits.ts';
import type { SigningInBrowser } from './requester.ts';
import { newSession } from './session-token.ts';
import type { SignedIn } from './signed-in.ts';

export interface BegunSession {
  readonly session: Session;
  readonly signedIn: SignedIn;
  /** Hashes of the sessions that were replaced, to be announced after the commit. */
  readonly ended: readonly string[];
}

/**
 * Begins a session within the caller's transaction. The new session replaces the browser's previous one, and the
 * account's oldest ones if there are too many. Locks the account, so that what is checked afterwards holds until the
 * commit.
 */
export async function beginSession(
  ports: Pick<Ports, 'sealer' | 'clock' | 'ids' | 'digests'>,
  { sessions }: Pick<Stores, 'sessions'>,
  account: Pick<Account, 'id' | 'passwordHash' | 'language'>,
  { remember, ...browser }: SigningInBrowser & { readonly remember: boolean },
): Promise<BegunSession> {
  const { userAgent, deviceCookie, previousToken } = browser;
  const { session, signedIn } = newSession(ports, { accountId: account.id, remember, userAgent });
  const previous = tokenHash(ports, previousToken);
  if (previous !== undefined) await sessions.remove(previous);
  const oldest = await sessions.add(session, maxSessions);
  return {
    session,
    signedIn: {
      ...signedIn,
      deviceCookie: rememberDevice(ports, account, deviceCookie),
      language: account.language,
    },
    ended: previous === undefined ? oldest : [previous, ...oldest],
  };
}
