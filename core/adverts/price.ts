import { groupDigits } from '../shared/text/shillings.ts';

/**
 * Digits alone, or in groups of three: a comma, point or space separates thousands only before exactly three digits.
 */
export const whole = String.raw`[0-9]+|[1-9][0-9]{0,2}(?:[,. \u00A0\u202F][0-9]{3})+`;
const wholeNumber = new RegExp(`^(?:${whole})$`);

/**
 * The text of a price field after a key: with commas between thousands if it is a number so far. Other text stays as
 * typed, such as "2,5" on the way to "2,5k", unless the key put digits into, or took them out of, a number that this
 * function had grouped.
 */
export function groupWhileTyping(typed: string, before: string): string {
  const isEdited =
    before === groupDigits(before) && /^[0-9,]*$/.test(typed) && !putIn(typed, before).includes(',');
  return isEdited || wholeNumber.test(typed) ? groupDigits(typed) : typed;
}

/** The part of `typed` that was not in `before`. */
function putIn(typed: string, before: string): string {
  let start = 0;
  while (start < typed.length && typed[start] === before[start]) start += 1;
  let end = 0;
  while (end < typed.length - start && typed.at(-1 - end) === before.at(-1 - end)) end += 1;
  return typed.slice(start, typed.length - end);
}
