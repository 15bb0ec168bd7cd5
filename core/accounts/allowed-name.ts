import type { Checked } from '../shared/checked.ts';
import { holdsWebAddress } from '../shared/text/web-address.ts';
import { type Text, texts } from '../texts/text.ts';
import { isReservedName } from './reserved-names.ts';

/** Why nobody may take this name, as full name or username; undefined if it is allowed. */
export function problemOfName(name: string, siteName: string): Text | undefined {
  if (isReservedName(name, siteName)) return texts.signUp.nameReserved;
  return holdsWebAddress(name) ? texts.signUp.nameHoldsAddress : undefined;
}

/** Checks a chosen name. A person whose present name would now be refused may keep it. */
export function allowedName(
  checked: Checked<string, Text>,
  { siteName, present }: { readonly siteName: string; readonly present?: string },
): Checked<string, Text> {
  if (!checked.ok || checked.value === present) return checked;
  const problem = problemOfName(checked.value, siteName);
  return problem === undefined ? checked : { ok: false, problem };
}
