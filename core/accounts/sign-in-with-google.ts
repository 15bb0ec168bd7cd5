import type { Account } from '../entities/account.ts';
import type { Language } from '../entities/language.ts';
import type { GooglePerson } from '../ports/google-sign-in.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { hasVisibleCharacter } from '../shared/text/has-visible-character.ts';
import { texts } from '../texts/text.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { beginSession } from './begin-session.ts';
import { isPlausibleEmail, normaliseEmail } from './email.ts';
import { deriveFullName } from './full-name.ts';
import { codeNeeded } from './half-login.ts';
import { knownDevice } from './known-device.ts';
import { queueNotice } from './queue-notice.ts';
import { queueSignInNotice } from './queue-sign-in-notice.ts';
import { refuseBanned } from './refuse-banned.ts';
import type { SigningInBrowser } from './requester.ts';
import type { SignedIn } from './signed-in.ts';

/** The person as identified by Google, and what the browser had before. */
export interface GoogleIdentity extends GooglePerson, SigningInBrowser {
  /** Of the page from which they signed in; a new account keeps it. */
  readonly language: Language;
}

/**
 * Begins a session for a person identified by Google. The first time, makes an account without a profile, or links
 * the account that has this email. An account is linked only if both Google and this site have confirmed that the
 * email is the person's, because an account that a stranger has made with somebody else's email would otherwise stay
 * open to the stranger. Linking ends every other session of that account; the password stays, because the person who
 * confirmed the email knew it. The owner is mailed about the link, and about a device that was not seen before. With
 * two-step login on, throws `CodeNeeded` instead of beginning a session.
 */
export async function signInWithGoogle(
  ports: Pick<
    Ports,
    'transaction' | 'securityLog' | 'sealer' | 'eventBus' | 'clock' | 'ids' | 'digests' | 'settings'
  >,
  identity: GoogleIdentity,
): Promise<SignedIn> {
  const newcomer: Account = {
    id: ports.ids.alphanumeric(20),
    email: normaliseEmail(identity.email),
    emailVerified: true,
    passwordHash: undefined,
    displayName: hasVisibleCharacter(identity.name) ? deriveFullName(identity.name) : undefined,
    googleSubject: identity.subject,
    createdAt: ports.clock.now(),
    consentedAt: undefined,
    language: identity.language,
  };
  const { accountId, linked, needed, signedIn, ended } = await ports.transaction(async (stores) => {
    const { accountId, linked } = await accountOf(stores, identity, newcomer);
    await refuseBanned(ports, stores, accountId);
    const account = (await stores.accounts.byId(accountId)) ?? newcomer;
    const known =
      accountId === newcomer.id || knownDevice(ports, account, identity.deviceCookie) !== undefined;
    const others = linked ? await stores.sessions.removeAll(accountId) : [];
    const { origin } = identity;
    if (linked)
      await queueNotice(ports, stores, texts.letters.googleLinked, {
        email: account.email,
        language: account.language,
        origin,
      });
    const needed = await codeNeeded(ports, stores, account, { way: 'google', remember: true });
    if (needed !== undefined) return { accountId, linked, needed, signedIn: undefined, ended: others };
    const { session, signedIn, ended } = await beginSession(ports, stores, account, {
      ...identity,
      remember: true,
    });
    if (!linked && !known)
      await queueSignInNotice(ports, stores, account, { session, way: 'google', origin });
    return { accountId, linked, needed, signedIn, ended: [...others, ...ended] };
  });
  if (linked) ports.securityLog.note('google-linked', { accountId, client: identity.client });
  await announceSessionEnds(ports, ended);
  if (needed !== undefined) throw needed;
  return signedIn;
}

/** The account that this identity signs in to, and whether this call has linked it. */
async function accountOf(
  { accounts }: Pick<Stores, 'accounts'>,
  { subject, emailVerified }: GoogleIdentity,
  newcomer: Account,
): Promise<{ readonly accountId: string; readonly linked: boolean }> {
  const known = await accounts.byGoogleSubject(subject);
  if (known !== undefined) return { accountId: known.id, linked: false };
  if (!emailVerified || !isPlausibleEmail(newcomer.email)) {
    throw new DomainError('forbidden', texts.google.emailNotVerified);
  }
  if ((await accounts.add(newcomer)) === 'added') return { accountId: newcomer.id, linked: false };

  const namesake = await accounts.byEmail(newcomer.email);
  if (namesake?.googleSubject === subject) return { accountId: namesake.id, linked: false };
  if (namesake?.googleSubject !== undefined) throw new DomainError('conflict', texts.google.otherGoogle);
  if (namesake?.emailVerified !== true) throw new DomainError('conflict', texts.google.emailUnproven);
  if (!(await accounts.linkGoogle(namesake.id, subject))) {
    throw new DomainError('conflict', texts.google.otherGoogle);
  }
  return { accountId: namesake.id, linked: true };
}
