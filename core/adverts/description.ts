import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { smallLetters } from '../shared/text/small-letters.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxDescriptionLength } from './limits.ts';

/** A description: in lower case, except for web addresses, with a visible character; may have many lines. */
export function parseDescription(typed: string): Checked<string, Text> {
  const { descriptionMissing: missing } = texts.advertForm;
  const { descriptionTooLong: tooLong } = texts.adverts;
  return parseText(smallLetters(typed), { missing, max: maxDescriptionLength, tooLong });
}
