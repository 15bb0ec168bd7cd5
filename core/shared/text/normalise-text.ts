import { compose } from './compose.ts';

// Line breaks and tabs are the only control characters that people mean to type, and PostgreSQL cannot store a NUL.
const controlCharacters = /(?![\n\t])\p{Cc}/gu;
// Direction overrides reverse the text that follows them, even the price beside a title. Arabic and Hebrew read
// correctly without them.
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;
const loneSurrogates = /\p{Cs}/gu;
// Noncharacters are not text, and search uses the last of them as the end of a range of beginnings.
const noncharacters = /\p{Noncharacter_Code_Point}/gu;
// No writing system puts more than eight marks on one letter; the thirty that `compose` leaves would cover the lines
// above.
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

/** Like `normaliseText`, on one line: each run of white space becomes one space. */
export function normaliseLine(typed: string): string {
  return normaliseText(typed).replace(/\s+/g, ' ');
}
