import type { Account } from '../entities/account.ts';
import type { Language } from '../entities/language.ts';
import { queueIndexing } from '../indexing/queue-indexing.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { DomainError } from '../shared/errors.ts';
import { formSending, once } from '../shared/form-key.ts';
import { invalidFields, requireValid } from '../shared/require-valid.ts';
import { admit, counted } from '../shared/throttling/admit.ts';
import { rememberClient } from '../shared/throttling/known-client.ts';
import { day } from '../shared/time/durations.ts';
import { texts } from '../texts/text.ts';
import { allowedName } from './allowed-name.ts';
import { announceSessionEnds } from './announce-session-end.ts';
import { type BegunSession, beginSession } from './begin-session.ts';
import { parseConsent } from './consent.ts';
import { parseEmail } from './email.ts';
import { parseFullName } from './full-name.ts';
import { mailLink } from './mail-link.ts';
import { mailboxOf } from './mailbox.ts';
import { parseUsername } from './parse-username.ts';
import { type PasswordPorts, parseConfirmation, parsePassword } from './password.ts';
import { aboutPlaceholder, addressPlaceholder, phoneNumberPlaceholder } from './placeholders.ts';
import { refuseClaims } from './refuse-claims.ts';
import type { SigningInBrowser } from './requester.ts';
import type { SignedIn } from './signed-in.ts';
import { accountLimits } from './throttling-limits.ts';

export interface SignUpForm extends SigningInBrowser {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly consent: boolean;
  readonly formKey: string;
  /** Of the page with the form; the account keeps it. */
  readonly language: Language;
}

const visitorId = '';

/**
 * Makes an account with its profile, mails a link to verify its email, and signs its owner in. The same form sent
 * again within a day with the same password signs in to that account, unless two-step login has been turned on.
 */
export async function signUp(
  ports: PasswordPorts & Pick<Ports, 'sealer' | 'settings' | 'eventBus' | 'searchEngine' | 'ids' | 'digests'>,
  form: SignUpForm,
): Promise<SignedIn> {
  const { siteName } = ports.settings;
  const { fullName, username, email, password } = requireValid({
    fullName: allowedName(parseFullName(form.fullName), { siteName }),
    username: allowedName(parseUsername(form.username), { siteName }),
    email: parseEmail(form.email),
    password: parsePassword(form.password, { ...form, siteName }),
    confirmPassword: parseConfirmation(form),
    consent: parseConsent(form.consent),
  });
  refuseClaims(ports, { username, fullName });
  const requester = { account: email, client: form.client };
  const admission = await admit(ports, accountLimits['sign-up'], requester);
  const now = ports.clock.now();
  const account: Account = {
    id: ports.ids.alphanumeric(20),
    email,
    emailVerified: false,
    passwordHash: await ports.passwordHasher.hash(password),
    displayName: undefined,
    googleSubject: undefined,
    createdAt: now,
    consentedAt: now,
    language: form.language,
  };
  const sending = formSending(ports, {
    accountId: visitorId,
    key: form.formKey,
    kind: 'sign-up',
    content: [fullName, username, email],
  });

  let begun: BegunSession | undefined;
  const makeOnce = (stores: Stores) =>
    once(stores, sending, async () => {
      await addAccount(stores, account, { username, fullName });
      begun = await beginSession(ports, stores, account, { ...form, remember: true });
      await queueIndexing(ports, stores, { kind: 'index-profile', accountId: account.id });
      await mailLink(ports, stores, {
        kind: 'verify-email',
        accountId: account.id,
        email,
        origin: form.origin,
        language: account.language,
      });
      return account.id;
    });
  const recipient = { account: mailboxOf(email), client: form.client };
  const accountId = await counted(ports, accountLimits['mail-to'], recipient, async (mailing) => {
    const made = await ports.transaction(makeOnce);
    if (made !== account.id) await mailing.giveBack();
    return made;
  });
  if (begun === undefined || accountId !== account.id) {
    begun = await signInToEarlier(ports, accountId, form, password);
    await admission.giveBack();
  }
  await rememberClient(ports, requester);
  await announceSessionEnds(ports, begun.ended);
  return begun.signedIn;
}

async function addAccount(
  stores: Pick<Stores, 'accounts' | 'profiles'>,
  account: Account,
  names: { readonly username: string; readonly fullName: string },
): Promise<void> {
  if ((await stores.accounts.add(account)) === 'email-taken') {
    const usernameTaken = await stores.profiles.usernameTaken(names.username);
    throw taken({ email: true, username: usernameTaken });
  }
  const answer = await stores.profiles.add({
    ...names,
    accountId: account.id,
    about: aboutPlaceholder,
    address: addressPlaceholder,
    phoneNumber: phoneNumberPlaceholder,
    callMe: false,
    whatsappMe: false,
    dateOfBirth: undefined,
    pictureKey: undefined,
    createdAt: account.createdAt,
  });
  if (answer !== 'added') throw taken({ email: false, username: true });
}

/** The form key alone does not prove who is asking: only the password opens the account. */
async function signInToEarlier(
  ports: Pick<Ports, 'transaction' | 'accounts' | 'passwordHasher' | 'sealer' | 'clock' | 'ids' | 'digests'>,
  accountId: string,
  form: SignUpForm,
  password: string,
): Promise<BegunSession> {
  const account = await ports.accounts.byId(accountId);
  const matches = await ports.passwordHasher.verify(account?.passwordHash, password);
  const yesterday = ports.clock.now().getTime() - day;
  if (!matches || account === undefined || account.createdAt.getTime() < yesterday) {
    throw taken({ email: true, username: false });
  }
  return ports.transaction(async (stores) => {
    const begun = await beginSession(ports, stores, account, { ...form, remember: true });
    // The owner of an address that a stranger signed up with may have reset the password during the comparison.
    const current = await stores.accounts.byId(accountId);
    if (current?.passwordHash !== account.passwordHash) throw taken({ email: true, username: false });
    // With two-step login the owner logs in instead, where the code is asked for.
    const factor = await stores.secondFactors.of(accountId);
    if (factor?.onSince !== undefined) throw taken({ email: true, username: false });
    return begun;
  });
}

function taken(what: { readonly email: boolean; readonly username: boolean }): DomainError {
  return invalidFields({
    ...(what.email ? { email: texts.signUp.emailTaken } : {}),
    ...(what.username ? { username: texts.signUp.usernameTaken } : {}),
  });
}
