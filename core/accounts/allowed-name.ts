import type { Checked } from '../shared/checked.ts';
import { holdsWebAddress } from '../shared/text/web-address.ts';
import { texts } from '../texts/texts.ts';
import { isReservedName } from './reserved-names.ts';

/** Why nobody may take this name, full or username; undefined if they may. */
export function problemOfName(name: string, siteName: string): string | undefined {
  if (isReservedName(name, siteName)) return texts.signUp.nameReserved;
  return holdsWebAddress(name) ? texts.signUp.nameHoldsAddress : undefined;
}

/** A chosen name. Somebody who already has a name from before it was refused may keep it. */
export function allowedName(
  checked: Checked<string>,
  { siteName, present }: { readonly siteName: string; readonly present?: string },
): Checked<string> {
  if (!checked.ok || checked.value === present) return checked;
  const problem = problemOfName(checked.value, siteName);
  return problem === undefined ? checked : { ok: false, problem };
}
