import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { smallLetters } from '../shared/text/small-letters.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxTitleLength } from './limits.ts';

/** A title: one line in lower case, except for web addresses, with a visible character. */
export function parseTitle(typed: string): Checked<string, Text> {
  const { titleMissing: missing } = texts.advertForm;
  const { titleTooLong: tooLong } = texts.adverts;
  return parseText(smallLetters(typed), { oneLine: true, missing, max: maxTitleLength, tooLong });
}
