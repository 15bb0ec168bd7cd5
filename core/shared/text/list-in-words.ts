import { type Text, texts } from '../../texts/text.ts';

/** These in one line: "Scam, Stolen photos". */
export function listInWords([first = '', ...rest]: readonly (Text | string)[]): Text | string {
  return rest.length === 0 ? first : texts.lists.several({ first, rest: listInWords(rest) });
}
