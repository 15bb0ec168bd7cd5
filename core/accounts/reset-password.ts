import type { Account } from '../entities/account.ts';
import type { OneTimeLink } from '../ports/one-time-links.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { requireValid } from '../shared/require-valid.ts';
import { admit } from '../shared/throttling/admit.ts';
import { texts } from '../texts/text.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { beginSession } from './begin-session.ts';
import { codeNeeded } from './half-login.ts';
import { logOut } from './log-out.ts';
import { findLink, linkOver } from './one-time-link.ts';
import { type PasswordPorts, parseConfirmation, parsePassword } from './password.ts';
import { queueNotice } from './queue-notice.ts';
import { refuseBanned } from './refuse-banned.ts';
import type { SigningInBrowser } from './requester.ts';
import type { SignedIn } from './signed-in.ts';
import { accountLimits } from './throttling-limits.ts';

interface ResetPasswordForm extends SigningInBrowser {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * Uses up the link of the token: sets the password, ends every session of the account and begins a new one. The
 * holder of the link can read mails to the account's address, so the address is confirmed too. A stranger may have
 * made or entered the account, so every other way in is closed, even a linked Google identity. Two-step login stays
 * on: then the password is set, but the session is refused with `CodeNeeded`.
 */
export async function resetPassword(
  ports: PasswordPorts &
    Pick<
      Ports,
      | 'profiles'
      | 'sessions'
      | 'secondFactors'
      | 'oneTimeLinks'
      | 'sealer'
      | 'eventBus'
      | 'ids'
      | 'digests'
      | 'settings'
    >,
  form: ResetPasswordForm,
): Promise<SignedIn> {
  const link = await findLink(ports, form.token);
  const profile = link && (await ports.profiles.byAccountId(link.accountId));
  const { password } = requireValid({
    password: parsePassword(form.password, { ...link, ...profile, siteName: ports.settings.siteName }),
    confirmPassword: parseConfirmation(form),
  });
  await admit(ports, accountLimits['reset-password'], { client: form.client });
  if (link?.kind !== 'reset-password') throw linkOver();
  const passwordHash = await ports.passwordHasher.hash(password);

  const { accountId, unlinked, needed, signedIn, ended } = await ports.transaction(async (stores) => {
    await refuseBanned(ports, stores, link.accountId);
    const { account, unlinked } = await reclaim(stores, link, ports.clock.now(), passwordHash);
    const accountId = account.id;
    const others = await stores.sessions.removeAll(accountId);
    await queueNotice(ports, stores, texts.letters.passwordChanged, {
      email: link.email,
      language: account.language,
      origin: form.origin,
      details: unlinked ? [texts.letters.unlinkedToo] : [],
    });
    const needed = await codeNeeded(ports, stores, account, { way: 'reset', remember: true });
    if (needed !== undefined) return { accountId, unlinked, needed, signedIn: undefined, ended: others };
    const { signedIn, ended } = await beginSession(ports, stores, account, { ...form, remember: true });
    return { accountId, unlinked, needed, signedIn, ended: [...others, ...ended] };
  });
  const about = { accountId, client: form.client };
  ports.securityLog.note('password-reset', about);
  if (unlinked) ports.securityLog.note('google-unlinked', about);
  await announceSessionEnds(ports, ended);
  if (needed === undefined) return signedIn;
  await logOut(ports, form.previousToken);
  throw needed;
}

/** Sets the password and ends every other way into the account; returns it, and whether Google was unlinked. */
async function reclaim(
  { oneTimeLinks, accounts }: Pick<Stores, 'oneTimeLinks' | 'accounts'>,
  { tokenHash, accountId, email }: OneTimeLink,
  now: Date,
  passwordHash: string,
): Promise<{ readonly account: Account; readonly unlinked: boolean }> {
  if ((await oneTimeLinks.take(tokenHash, now)) === undefined) throw linkOver();
  const account = await accounts.byId(accountId);
  if (account?.email !== email) throw linkOver();
  await accounts.unlinkGoogle(accountId);
  await accounts.setPassword(accountId, passwordHash);
  await accounts.verifyEmail(accountId, email);
  await oneTimeLinks.removeAll(accountId, ['verify-email', 'reset-password', 'change-email']);
  return {
    account: { ...account, passwordHash, googleSubject: undefined, emailVerified: true },
    unlinked: account.googleSubject !== undefined,
  };
}
