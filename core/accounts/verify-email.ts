import { DomainError } from '../errors.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import { linkHash, linkOver } from './one-time-link.ts';

/**
 * Uses up the link of this token: its account's email is verified, or changed to the address that the link was mailed to.
 * Whoever holds the link may do this, signed in or not. Sessions stay: nobody's way in has changed, and the link may be
 * opened in another browser than the one that asked.
 */
export async function verifyEmail(
  ports: Pick<Ports, 'transaction' | 'digests' | 'clock'>,
  token: string,
): Promise<'verified' | 'changed'> {
  const hash = linkHash(ports, token);
  if (hash === undefined) throw linkOver();
  const now = ports.clock.now();
  return ports.transaction((stores) => use(stores, hash, now));
}

async function use(
  { oneTimeLinks, accounts }: Pick<Stores, 'oneTimeLinks' | 'accounts'>,
  hash: string,
  now: Date,
): Promise<'verified' | 'changed'> {
  const link = await oneTimeLinks.take(hash, now);
  switch (link?.kind) {
    case 'verify-email':
      if (!(await accounts.verifyEmail(link.accountId, link.email))) throw linkOver();
      await oneTimeLinks.removeAll(link.accountId, ['verify-email']);
      return 'verified';
    case 'change-email': {
      const answer = await accounts.changeEmail(link.accountId, link.email);
      if (answer === 'email-taken') throw new DomainError('conflict', texts.email.taken);
      // Whoever reads the mails of the earlier address has no say any more.
      await oneTimeLinks.removeAll(link.accountId, ['verify-email', 'reset-password', 'change-email']);
      return 'changed';
    }
    default:
      throw linkOver();
  }
}
