import { normaliseLine } from '../text/normalise-text.ts';

/** Text as search compares it: NFC, lower case, trimmed, each run of white space one space. */
export function fold(text: string): string {
  return normaliseLine(text.toLowerCase());
}
