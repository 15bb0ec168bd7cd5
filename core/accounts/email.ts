import type { Checked } from '../shared/checked.ts';
import { compose } from '../shared/text/compose.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxEmailLength } from './limits.ts';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${label}\\.)+${label}$`);

/** The email in the form in which emails are stored and compared. */
export function normaliseEmail(typed: string): string {
  return compose(dropInvisible(typed)).trim().toLowerCase();
}

/** Whether a normalised email is plausible: what browsers accept for a field of type email, with a dotted domain. */
export function isPlausibleEmail(email: string): boolean {
  return email.length <= maxEmailLength && pattern.test(email);
}

/** The email of an account, as it will be stored. */
export function parseEmail(typed: string): Checked<string, Text> {
  const email = normaliseEmail(typed);
  if (email === '') return { ok: false, problem: texts.signUp.emailMissing };
  return isPlausibleEmail(email)
    ? { ok: true, value: email }
    : { ok: false, problem: texts.signUp.emailInvalid };
}
