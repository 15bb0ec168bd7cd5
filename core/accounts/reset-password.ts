import { wakeDispatcher } from '../outbox/wake-dispatcher.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { requireValid } from '../require-valid.ts';
import { admit } from '../throttling/admit.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { rememberDevice } from './known-device.ts';
import { logOut } from './log-out.ts';
import { linkHash, linkOver } from './one-time-link.ts';
import { parseConfirmation, parsePassword } from './password.ts';
import { queuePasswordNotice } from './queue-password-notice.ts';
import { newSession } from './session-token.ts';
import type { SignedIn } from './signed-in.ts';
import { viewLink } from './view-link.ts';

export interface ResetPasswordForm {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly origin?: string | undefined;
  readonly client?: string | undefined;
  /** The session that this browser had until now; it ends with the reset. */
  readonly previousToken?: string | undefined;
  readonly userAgent?: string | undefined;
  /** What the browser keeps of earlier log-ins; see `SignedIn`. */
  readonly deviceCookie?: string | undefined;
}

/**
 * Uses up the link of the token: sets the password, ends every session of the account and begins a fresh one. Whoever holds
 * the link reads the mails of the account's address, so it is verified with it. An account whose address nobody
 * had shown to be theirs may have been made by a stranger: nothing that let the stranger in works any longer.
 */
export async function resetPassword(
  ports: Pick<
    Ports,
    | 'transaction'
    | 'accounts'
    | 'profiles'
    | 'sessions'
    | 'oneTimeLinks'
    | 'throttle'
    | 'passwordHasher'
    | 'sealer'
    | 'eventBus'
    | 'clock'
    | 'ids'
    | 'digests'
    | 'settings'
  >,
  form: ResetPasswordForm,
): Promise<SignedIn> {
  const shown = await viewLink(ports, form.token);
  const { password } = requireValid({
    password: parsePassword(form.password, { ...shown, siteName: ports.settings.siteName }),
    confirmPassword: parseConfirmation(form),
  });
  await admit(ports, 'reset-password', { client: form.client });
  const hash = linkHash(ports, form.token);
  if (hash === undefined || shown?.kind !== 'reset-password') throw linkOver();
  const passwordHash = await ports.passwordHasher.hash(password);

  const { signedIn, ended } = await ports.transaction(async (stores) => {
    const accountId = await reclaim(stores, hash, ports.clock.now(), passwordHash);
    const idHashes = await stores.sessions.removeAll(accountId);
    const begun = newSession(ports, { accountId, remember: true, userAgent: form.userAgent });
    await stores.sessions.add(begun.session);
    await queuePasswordNotice(ports, stores, { email: shown.email, origin: form.origin });
    const deviceCookie = rememberDevice(ports, { id: accountId, passwordHash }, form.deviceCookie);
    return { signedIn: { ...begun.signedIn, deviceCookie }, ended: idHashes };
  });
  await announceSessionEnds(ports, ended);
  await logOut(ports, form.previousToken);
  await wakeDispatcher(ports);
  return signedIn;
}

/** The id of the account that now belongs to the holder of the link alone. */
async function reclaim(
  { oneTimeLinks, accounts }: Pick<Stores, 'oneTimeLinks' | 'accounts'>,
  tokenHash: string,
  now: Date,
  passwordHash: string,
): Promise<string> {
  const link = await oneTimeLinks.take(tokenHash, now);
  if (link?.kind !== 'reset-password') throw linkOver();
  const { accountId, email } = link;
  const account = await accounts.byId(accountId);
  if (account?.email !== email) throw linkOver();
  if (!account.emailVerified) await accounts.unlinkGoogle(accountId);
  await accounts.setPassword(accountId, passwordHash);
  await accounts.verifyEmail(accountId, email);
  await oneTimeLinks.removeAll(accountId, ['verify-email', 'reset-password', 'change-email']);
  return accountId;
}
