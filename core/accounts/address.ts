import type { Checked } from '../checked.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { texts } from '../texts.ts';
import { maxAddressLength } from './limits.ts';

/** Where somebody lives or sells; it may be empty. */
export function parseAddress(typed: string): Checked<string> {
  const address = normaliseText(typed);
  if (address.length > maxAddressLength) {
    return { ok: false, problem: texts.profile.addressTooLong(maxAddressLength) };
  }
  return { ok: true, value: address };
}
