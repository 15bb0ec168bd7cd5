import type { OneTimeLink } from '../ports/one-time-links.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { findLink, linkOver } from './one-time-link.ts';
import type { PasswordPorts } from './password.ts';
import { provePassword } from './prove-password.ts';
import { queueNotice } from './queue-notice.ts';
import type { Requester } from './requester.ts';
import { accountLimits } from './throttling-limits.ts';

interface VerificationForm extends Requester {
  readonly token: string;
  /** The account's password; not needed in a session of the account. */
  readonly password: string;
}

/**
 * Uses up the link of this token: its account's email is verified, or changed to the address that the link was mailed
 * to. The link proves who owns the address; a session of the account or its password proves who owns the account:
 * without that second proof, the owner of an address could be made to vouch for an account that a stranger has made
 * with it. Sessions stay, because the link may be opened in another browser than the one that requested it. A change
 * unlinks Google, which knows the earlier address, and notifies that address.
 */
export async function verifyEmail(
  ports: PasswordPorts & Pick<Ports, 'oneTimeLinks' | 'sealer' | 'ids' | 'digests' | 'settings'>,
  viewer: Viewer,
  form: VerificationForm,
): Promise<'verified' | 'changed'> {
  const link = await findLink(ports, form.token);
  if (link === undefined || link.kind === 'reset-password') throw linkOver();
  const { accountId, tokenHash } = link;
  const own = viewer.kind !== 'visitor' && viewer.accountId === accountId;
  const transaction = own ? ports.transaction : await prove(ports, accountId, form);
  const now = ports.clock.now();
  const outcome = await transaction(async (stores) => {
    const taken = await stores.oneTimeLinks.take(tokenHash, now);
    if (taken === undefined) throw linkOver();
    return use(ports, stores, taken, form.origin);
  });
  if (outcome === 'changed') ports.securityLog.note('email-changed', { accountId, client: form.client });
  return outcome;
}

async function prove(ports: PasswordPorts, accountId: string, { password, client }: VerificationForm) {
  await admit(ports, accountLimits['verify-email'], { account: accountId, client });
  return provePassword(ports, await ports.accounts.byId(accountId), password, 'password');
}

async function use(
  ports: Pick<Ports, 'sealer' | 'ids' | 'clock' | 'settings'>,
  stores: Pick<Stores, 'oneTimeLinks' | 'accounts' | 'outbox'>,
  { kind, accountId, email }: OneTimeLink,
  origin: string | undefined,
): Promise<'verified' | 'changed'> {
  const { oneTimeLinks, accounts } = stores;
  if (kind === 'verify-email') {
    if (!(await accounts.verifyEmail(accountId, email))) throw linkOver();
    await oneTimeLinks.removeAll(accountId, ['verify-email']);
    return 'verified';
  }
  const before = await accounts.byId(accountId);
  if (before === undefined) throw linkOver();
  const answer = await accounts.changeEmail(accountId, email);
  if (answer === 'email-taken') throw new DomainError('conflict', texts.email.taken);
  await accounts.unlinkGoogle(accountId);
  // Links mailed to the old address end, because its readers no longer have any right to the account.
  await oneTimeLinks.removeAll(accountId, ['verify-email', 'reset-password', 'change-email']);
  await queueNotice(ports, stores, texts.letters.emailChanged, {
    email: before.email,
    language: before.language,
    origin,
    details: before.googleSubject === undefined ? [] : [texts.letters.unlinkedToo],
  });
  return 'changed';
}
