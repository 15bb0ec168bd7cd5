import type { Ports } from '../ports/ports.ts';
import type { Checked } from '../shared/checked.ts';
import { compose } from '../shared/text/compose.ts';
import type { CountingPorts } from '../shared/throttling/admit.ts';
import { type Text, texts } from '../texts/text.ts';
import { commonPasswords } from './common-passwords.ts';
import { maxEmailLength, maxPasswordLength, minPasswordLength } from './limits.ts';

/** The person who chooses a password, as far as known, and the origin of the request. */
export interface PasswordOwner {
  readonly siteName: string;
  readonly email?: string | undefined;
  readonly username?: string | undefined;
  readonly fullName?: string | undefined;
}

/** Another keyboard may compose the same letters differently. Spaces count as typed. */
export function normalisePassword(typed: string): string {
  return compose(typed);
}

/** The ports needed to ask for a password, to count and log the attempts, and to act afterwards. */
export type PasswordPorts = CountingPorts & Pick<Ports, 'transaction' | 'accounts' | 'passwordHasher'>;

/**
 * Whether this normalised password matches the hash, which is undefined if there is no account. The work is the same
 * without a hash, and for a password longer than allowed.
 */
export function matchesPassword(
  { passwordHasher }: Pick<Ports, 'passwordHasher'>,
  hash: string | undefined,
  password: string,
): Promise<boolean> {
  const fits = password.length <= maxPasswordLength;
  return passwordHasher.verify(fits ? hash : undefined, password.slice(0, maxPasswordLength));
}

/**
 * Checks a password to be chosen. There are no composition rules; passwords that would be guessed first are refused,
 * as NIST SP 800-63B (5.1.1.2) asks: common and repetitive ones, and those made of the account's names.
 */
export function parsePassword(typed: string, owner: PasswordOwner): Checked<string, Text> {
  const password = normalisePassword(typed);
  if (password === '') return { ok: false, problem: texts.signUp.passwordMissing };
  if (password.length < minPasswordLength) {
    return { ok: false, problem: texts.signUp.passwordTooShort({ min: minPasswordLength }) };
  }
  if (password.length > maxPasswordLength) {
    return { ok: false, problem: texts.signUp.passwordTooLong({ max: maxPasswordLength }) };
  }
  if (isCommon(password)) return { ok: false, problem: texts.signUp.passwordCommon };
  if (isMadeOfNames(password, owner)) return { ok: false, problem: texts.signUp.passwordOfNames };
  return { ok: true, value: password };
}

function isCommon(password: string): boolean {
  if (new Set(password).size === 1) return true;
  // Dates and phone numbers are among the first things that attackers try.
  if (/^\d{1,12}$/.test(password.trim())) return true;
  // A space at either end does not make a password harder to guess.
  const bare = password.trim().toLowerCase();
  return !/\s/.test(bare) && commonPasswords.includes(` ${bare} `);
}

/** Shorter pieces of names are in many passwords by chance. */
const minNameLength = 3;

/** Whether the password consists only of names of the owner or the site, with digits and signs around them. */
function isMadeOfNames(
  password: string,
  { siteName, email = '', username = '', fullName = '' }: PasswordOwner,
) {
  const [localPart = ''] = email.split('@');
  // Names may be as long as a form allows, because they have not been checked yet.
  const whole = [email, localPart, username, fullName, siteName].map((name) => name.slice(0, maxEmailLength));
  const names = [...whole, ...whole.slice(1).flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= minNameLength)
    .toSorted((left, right) => right.length - left.length);
  const typed = password.toLowerCase();
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), typed);
  return rest !== typed && !/\p{L}/u.test(rest);
}

/** Checks that the password was typed the same twice. */
export function parseConfirmation(form: {
  readonly password: string;
  readonly confirmPassword: string;
}): Checked<true, Text> {
  if (form.confirmPassword === '') return { ok: false, problem: texts.signUp.confirmPasswordMissing };
  if (normalisePassword(form.password) !== normalisePassword(form.confirmPassword)) {
    return { ok: false, problem: texts.signUp.passwordsDiffer };
  }
  return { ok: true, value: true };
}
