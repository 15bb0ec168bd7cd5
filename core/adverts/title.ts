import type { Checked } from '../checked.ts';
import { hasVisibleCharacter } from '../text/has-visible-character.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { texts } from '../texts.ts';
import { maxTitleLength } from './limits.ts';

/** A title is one line of lower case with something to see in it. */
export function parseTitle(typed: string): Checked<string> {
  const title = normaliseLine(typed.toLowerCase());
  if (!hasVisibleCharacter(title)) return { ok: false, problem: texts.adverts.titleMissing };
  if (title.length > maxTitleLength) {
    return { ok: false, problem: texts.adverts.titleTooLong(maxTitleLength) };
  }
  return { ok: true, value: title };
}
