import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { smallLetters } from '../shared/text/small-letters.ts';
import { texts } from '../texts/texts.ts';
import { maxDescriptionLength } from './limits.ts';

/** A description is in lower case, but for addresses, with something visible in it; it may have many lines. */
export function parseDescription(typed: string): Checked<string> {
  const { descriptionMissing: missing, descriptionTooLong: tooLong } = texts.adverts;
  return parseText(smallLetters(typed), { missing, max: maxDescriptionLength, tooLong });
}
