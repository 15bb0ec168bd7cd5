import { capitalised } from './capitalised.ts';
import { isPerhapsName, knownWords, ordinaryWords } from './proper-names.ts';

/** A word of a known person's name. */
export interface NameOfPerson {
  /** In lower case. */
  readonly word: string;
  /** As displayed. */
  readonly shown: string;
  /** Whether the word is a name wherever it occurs; false for a word that is also an ordinary one: "bitter", "rose". */
  readonly certain: boolean;
  /** The full name in lower case. */
  readonly fullName: string;
  /** Index of the word in the full name. */
  readonly offset: number;
}

export const word = String.raw`\p{L}[\p{L}\p{M}]*`;
const words = new RegExp(word, 'gu');

export function namesOf(fullName: string | undefined): readonly NameOfPerson[] {
  if (fullName === undefined) return [];
  const small = fullName.toLowerCase();
  return Array.from(fullName.matchAll(words)).flatMap(({ 0: written, index: offset }) => {
    // "oma" in "Ng'oma" is not a word of its own.
    if ("'’".includes(small.charAt(offset - 1) || ' ')) return [];
    const word = written.toLowerCase();
    // The person's own capitals, unless the name is typed in only capitals or only small letters.
    const shown = written === word || written === written.toUpperCase() ? capitalised(word) : written;
    return { word, shown, certain: word.length > 2 && !ordinaryWords.has(word), fullName: small, offset };
  });
}

/** Words that announce a person: "call joy". */
const beforePerson =
  /(?<![\p{L}\p{M}])(?:ask|call|whatsapp|contact|text|phone|tell|thank|dear|name is|names are|seller)[:,]? $/u;

/** The display form of this word if it is a name of one of these people at this place; otherwise undefined. */
export function nameAt(
  names: readonly NameOfPerson[],
  word: string,
  text: string,
  at: number,
): string | undefined {
  return names.find((name) => name.word === word && (name.certain || isNameAt(name, names, text, at)))?.shown;
}

/** An ordinary word is a name within the full name, beside another of the names, and after words like "call". */
function isNameAt(
  { word, fullName, offset }: NameOfPerson,
  names: readonly NameOfPerson[],
  text: string,
  at: number,
): boolean {
  if (fullName !== word && stands(fullName, text, at - offset)) return true;
  const after = at + word.length + 1;
  const isBeside = (other: NameOfPerson) =>
    other.certain &&
    ((text.charAt(at - 1) === ' ' && stands(other.word, text, at - 1 - other.word.length)) ||
      (text.charAt(after - 1) === ' ' && stands(other.word, text, after)));
  return names.some(isBeside) || beforePerson.test(text.slice(Math.max(0, at - 12), at));
}

function stands(phrase: string, text: string, at: number): boolean {
  const isLetterAt = (place: number) => /[\p{L}\p{M}]/u.test(text.charAt(place));
  return text.startsWith(phrase, at) && !isLetterAt(at - 1) && !isLetterAt(at + phrase.length);
}

/**
 * Titles that people use before names in Kampala.
 * - `title`: always a title, so a name follows, unless that is an ordinary word.
 * - `with full stop`: a title only with a full stop.
 * - `relative`: also an ordinary word ("mama"), so a place that follows is not taken for a name.
 * - `own`: so ordinary ("miss") that it is a title only before the names of known people.
 */
type Title = 'title' | 'with full stop' | 'relative' | 'own';
const titles: ReadonlyMap<string, Title> = new Map([
  ...each('title', 'dr mr mrs ms prof rev hajji hajj haji hajjat hajat hajjati hajati sheikh'),
  ...each('with full stop', 'fr sr hon eng'),
  ...each('relative', 'mama maama papa taata tata jjajja jjaja jajja jaja mzee'),
  ...each('relative', 'nnalongo nalongo nnaalongo ssalongo salongo ssaalongo'),
  ...each('own', 'miss sister brother auntie aunt uncle'),
]);

function each(title: Title, words: string): [string, Title][] {
  return words.split(' ').map((word) => [word, title]);
}

/** A name and the initials before it: ". j. k. mukasa". */
const titled = new RegExp(String.raw`^(\.?) ((?:\p{L}\. ?)*)(${word})`, 'u');

/** The place of a name in a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the name is that follows this word, which ends at `end`, if the word is a title. */
export function nameAfterTitle(
  word: string,
  text: string,
  end: number,
  people: readonly NameOfPerson[],
): Place | undefined {
  const title = titles.get(word);
  if (title === undefined) return undefined;
  const [whole = '', stop = '', initials = '', name = ''] = titled.exec(text.slice(end, end + 50)) ?? [];
  const isKnown = people.some((person) => person.word === name);
  const isName =
    title === 'title' || (title === 'with full stop' && stop !== '')
      ? isPerhapsName(name)
      : title === 'relative' && isPerhapsName(name) && !knownWords.has(name);
  if (!isKnown && !isName) return undefined;
  return { start: end + whole.length - name.length - initials.length, end: end + whole.length };
}
