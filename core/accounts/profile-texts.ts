import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxAboutLength, maxAddressLength } from './limits.ts';

/** The bio; it may be empty. */
export function parseAbout(typed: string): Checked<string, Text> {
  return parseText(typed, { max: maxAboutLength, tooLong: texts.profile.aboutTooLong });
}

/** The address of a home or a shop; may be empty. */
export function parseAddress(typed: string): Checked<string, Text> {
  return parseText(typed, { max: maxAddressLength, tooLong: texts.profile.addressTooLong });
}
