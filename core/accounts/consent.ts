import type { Checked } from '../shared/checked.ts';
import { type Text, texts } from '../texts/text.ts';

/** Agreement to terms and privacy policy, and being 18 or older. */
export function parseConsent(given: boolean): Checked<true, Text> {
  return given ? { ok: true, value: true } : { ok: false, problem: texts.signUp.consentMissing };
}
