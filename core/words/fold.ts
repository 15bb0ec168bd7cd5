import { normaliseLine } from '../shared/text/normalise-text.ts';

/** A username as it is compared with others: NFC, lower case, trimmed, each run of white space one space. */
export function fold(text: string): string {
  return normaliseLine(text.toLowerCase());
}
