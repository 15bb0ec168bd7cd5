import type { Checked } from '../shared/checked.ts';
import { cutText } from '../shared/text/cut-text.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { hasVisibleCharacter } from '../shared/text/has-visible-character.ts';
import { normaliseLine } from '../shared/text/normalise-text.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxFullNameLength } from './limits.ts';

export function parseFullName(typed: string): Checked<string, Text> {
  const { fullNameMissing: missing, fullNameTooLong: tooLong } = texts.signUp;
  return parseText(dropInvisible(typed), { oneLine: true, missing, max: maxFullNameLength, tooLong });
}

/** A full name for somebody who has not typed one, from a sign-in provider or an email. */
export function deriveFullName(source: string): string {
  const name = normaliseLine(dropInvisible(source));
  const cut = normaliseLine(cutText(name, maxFullNameLength));
  return hasVisibleCharacter(cut) ? cut : 'User';
}
