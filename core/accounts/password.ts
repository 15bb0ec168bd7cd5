import type { Checked } from '../checked.ts';
import { compose } from '../text/compose.ts';
import { texts } from '../texts.ts';
import { maxPasswordLength, minPasswordLength } from './limits.ts';

/** The same letters may arrive composed differently from another keyboard. Spaces count as they are typed. */
export function normalisePassword(typed: string): string {
  return compose(typed);
}

/** A password to be chosen. There are no composition rules. */
export function parsePassword(typed: string): Checked<string> {
  const password = normalisePassword(typed);
  if (password === '') return { ok: false, problem: texts.signUp.passwordMissing };
  if (password.length < minPasswordLength) {
    return { ok: false, problem: texts.signUp.passwordTooShort(minPasswordLength) };
  }
  if (password.length > maxPasswordLength) {
    return { ok: false, problem: texts.signUp.passwordTooLong(maxPasswordLength) };
  }
  return { ok: true, value: password };
}
