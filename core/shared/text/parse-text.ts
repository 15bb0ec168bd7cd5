import type { Text } from '../../texts/text.ts';
import type { Checked } from '../checked.ts';
import { hasVisibleCharacter } from './has-visible-character.ts';
import { normaliseLine, normaliseText } from './normalise-text.ts';

/** Typed text, normalised. Refused if it is too long or, where `missing` is given, if it has no visible character. */
export function parseText(
  typed: string,
  rule: {
    readonly oneLine?: boolean;
    readonly missing?: Text;
    readonly max: number;
    readonly tooLong: (values: { readonly max: number }) => Text;
  },
): Checked<string> {
  const { oneLine = false, missing, max, tooLong } = rule;
  const value = oneLine ? normaliseLine(typed) : normaliseText(typed);
  if (missing !== undefined && !hasVisibleCharacter(value)) return { ok: false, problem: missing };
  return value.length > max ? { ok: false, problem: tooLong({ max }) } : { ok: true, value };
}
