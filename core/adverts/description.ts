import type { Checked } from '../checked.ts';
import { parseText } from '../text/parse-text.ts';
import { texts } from '../texts.ts';
import { maxDescriptionLength } from './limits.ts';

/** A description is in lower case with something visible in it; it may have many lines. */
export function parseDescription(typed: string): Checked<string> {
  const { descriptionMissing: missing, descriptionTooLong: tooLong } = texts.adverts;
  return parseText(typed.toLowerCase(), { missing, max: maxDescriptionLength, tooLong });
}
