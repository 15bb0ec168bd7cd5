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

/** The password that was typed twice. */
export function parseConfirmation(form: {
  readonly password: string;
  readonly confirmPassword: string;
}): Checked<true> {
  if (form.confirmPassword === '') return { ok: false, problem: texts.signUp.confirmPasswordMissing };
  if (normalisePassword(form.password) !== normalisePassword(form.confirmPassword)) {
    return { ok: false, problem: texts.signUp.passwordsDiffer };
  }
  return { ok: true, value: true };
}
