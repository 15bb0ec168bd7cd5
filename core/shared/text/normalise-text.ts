import { compose } from './compose.ts';

// Line breaks and tabs are the only control characters that people mean to type, and PostgreSQL cannot store a NUL.
const controlCharacters = /(?![\n\t])\p{Cc}/gu;
// They turn round whatever follows them, the price beside a title included. Arabic and Hebrew read rightly without.
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;
const loneSurrogates = /\p{Cs}/gu;
// They are no text, and the last of them ends the range in which search finds a beginning.
const noncharacters = /\p{Noncharacter_Code_Point}/gu;
// No writing puts more on one letter; as many as a password may have would cover the lines above.
const excessMarks = /(?<=\p{M}{8})\p{M}+/gu;

/** Typed text as it is stored: line breaks as LF, NFC, trimmed, without control characters and text-direction marks. */
export function normaliseText(typed: string): string {
  const plain = typed
    .replace(/\r\n?/g, '\n')
    .replace(controlCharacters, '')
    .replace(noncharacters, '')
    .replace(directionOverrides, '')
    .replace(loneSurrogates, '\uFFFD');
  return compose(plain).replace(excessMarks, '').trim();
}

/** The same for a text on one line: any run of white space becomes one space. */
export function normaliseLine(typed: string): string {
  return normaliseText(typed).replace(/\s+/g, ' ');
}
