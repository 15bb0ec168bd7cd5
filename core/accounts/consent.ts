import type { Checked } from '../shared/checked.ts';
import { texts } from '../texts/texts.ts';

/** Agreement to terms and privacy policy, and being 18 or older. */
export function parseConsent(given: boolean): Checked<true> {
  return given ? { ok: true, value: true } : { ok: false, problem: texts.signUp.consentMissing };
}
