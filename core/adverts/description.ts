import type { Checked } from '../checked.ts';
import { hasVisibleCharacter } from '../text/has-visible-character.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { texts } from '../texts.ts';
import { maxDescriptionLength } from './limits.ts';

/** A description is lower case with something to see in it; it may have many lines. */
export function parseDescription(typed: string): Checked<string> {
  const description = normaliseText(typed.toLowerCase());
  if (!hasVisibleCharacter(description)) return { ok: false, problem: texts.adverts.descriptionMissing };
  if (description.length > maxDescriptionLength) {
    return { ok: false, problem: texts.adverts.descriptionTooLong(maxDescriptionLength) };
  }
  return { ok: true, value: description };
}
