import { webAddress } from '../shared/text/small-letters.ts';
import { capitalised } from './capitalised.ts';
import { isMonth } from './month.ts';
import { nameAfterTitle, nameAt, namesOf, type Place, word } from './names-of-people.ts';
import { knownWords, properPhrases } from './proper-names.ts';

/**
 * A seller's text as it is displayed. Titles and descriptions are stored in lower case; this adds the capitals of
 * English: at the beginning of sentences, in known proper names and the names of `people` (full names, such as the
 * seller's), in "I" and in abbreviations. Existing capitals and addresses stay as they are, so the function is
 * idempotent. Takes time proportional to the length.
 */
export function shownText(text: string, ...people: readonly (string | undefined)[]): string {
  return withCapitals(text, people, true);
}

/** Like `shownText`, for words within a sentence or in a list. */
export function shownWords(text: string, ...people: readonly (string | undefined)[]): string {
  return withCapitals(text, people, false);
}

/** An email address, a name with an "@" or an underscore, or a host without a path: such texts keep their case. */
const otherAddress = String.raw`(?<![\w.+-])[\w.+-]*@[\w.-]+|(?<![\w.])[a-z0-9.]*_\w*|(?<![a-z0-9.-])(?:[a-z0-9-]+\.)+(?:com|org|net|info|ug|ke|tz|rw|uk)(?![a-z0-9])`;
const words = new RegExp(`()${word}`, 'gu');
const wordsAndAddresses = new RegExp(`(${webAddress}|${otherAddress})|${word}`, 'giu');
/** Every address has one of these signs, and most texts have none: a search for addresses takes three times as long. */
const signsOfAddresses = /[@_/]|\w\.\w/;

function withCapitals(text: string, people: readonly (string | undefined)[], begins: boolean): string {
  const names = people.flatMap(namesOf);
  const parts = signsOfAddresses.test(text) ? wordsAndAddresses : words;
  /** The place of the name after the last title. */
  let titled: Place = { start: 0, end: 0 };
  return text.replace(parts, (word: string, address: string | undefined, at: number) => {
    const end = at + word.length;
    if (address || isEntity(text, at, end)) return word;
    const afterTitle = nameAfterTitle(word, text, end, names);
    const isTitled = at >= titled.start && at < titled.end;
    titled = afterTitle ?? titled;
    const name =
      knownWords.get(word) ??
      inPhrase(wordsOfPhrases.get(word), word, text, at) ??
      (names.length === 0 ? undefined : nameAt(names, word, text, at));
    if (name !== undefined) return name;
    if (isTitled || afterTitle !== undefined) return capitalised(word);
    if (word === 'i' && standsAlone(text, at)) return 'I';
    if ((word === 'may' || word === 'march') && isMonth(text, at, end)) return capitalised(word);
    return begins && beginsSentence(text, at) ? capitalised(word) : word;
  });
}

/** Whether the word is an HTML entity, such as "&amp;" in a text that was copied from a page's source. */
function isEntity(text: string, start: number, end: number): boolean {
  return text.charAt(start - 1) === '&' && text.charAt(end) === ';';
}

/** A word that is capitalised only within its phrase. */
interface PhraseWord {
  readonly word: string;
  /** In its display form. */
  readonly shown: string;
  /** In lower case. */
  readonly phrase: string;
  /** Index of the word in the phrase. */
  readonly offset: number;
}

const wordsOfPhrases = new Map<string, PhraseWord[]>();
for (const part of properPhrases.flatMap(wordsOf)) {
  if (part.word === part.shown) continue;
  wordsOfPhrases.set(part.word, [...(wordsOfPhrases.get(part.word) ?? []), part]);
}

function wordsOf(name: string): PhraseWord[] {
  const phrase = name.toLowerCase();
  return Array.from(name.matchAll(words), ({ 0: shown, index: offset }) => ({
    word: shown.toLowerCase(),
    shown,
    phrase,
    offset,
  }));
}

function inPhrase(
  words: readonly PhraseWord[] | undefined,
  word: string,
  text: string,
  at: number,
): string | undefined {
  const found = words?.find(
    (part) =>
      part.word === word &&
      smallAt(text, at - part.offset, part.phrase.length) === part.phrase &&
      (part.offset === 0 || !/\p{L}/u.test(text.charAt(at - part.offset - 1))),
  );
  return found?.shown;
}

function smallAt(text: string, start: number, length: number): string {
  return text.slice(start, start + length).toLowerCase();
}

/** Whether this "i" is the pronoun; false in "i.e.", "(i)" and "wi-fi". */
function standsAlone(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (before !== '' && !' \n"“‘('.includes(before)) return false;
  return (
    after === '' || " '’,;!?\n".includes(after) || (after === '.' && ' \n'.includes(text.charAt(at + 2)))
  );
}

const abbreviations: ReadonlySet<string> = new Set(
  'dr mr mrs ms prof rev fr sr hon eng st no nos tel approx ca vs incl excl min max qty pkt pkts'.split(' '),
);

/**
 * Whether only signs are between this place and the beginning of the text, of its line, or the end of a sentence with
 * a space after it. Neither the full stop of an abbreviation nor the last one of "e.g." and the like ends a sentence.
 */
function beginsSentence(text: string, at: number): boolean {
  let spaced = false;
  for (let index = at - 1; index >= 0; index -= 1) {
    const sign = text.charAt(index);
    if (sign === '\n') return true;
    if (sign === ' ' || sign === '\u00A0' || sign === '\t') spaced = true;
    else if (sign === '.') return spaced && !isAbbreviated(text, index);
    else if (sign === '!' || sign === '?' || sign === '…') return spaced;
    else if (isLetterOrDigit(sign)) return false;
    // The second half of an emoji, or of a letter of some alphabets, such as Adlam.
    else if (/[\uDC00-\uDFFF]/.test(sign) && /\p{L}$/u.test(text.slice(index - 1, index + 1))) return false;
  }
  return true;
}

function isAbbreviated(text: string, stop: number): boolean {
  let start = stop;
  while (start > 0 && stop - start < 8 && isLetterOrDigit(text.charAt(start - 1))) start -= 1;
  const word = text.slice(start, stop).toLowerCase();
  return abbreviations.has(word) || (/^\p{L}$/u.test(word) && text.charAt(start - 1) === '.');
}

function isLetterOrDigit(sign: string): boolean {
  // The fast path for a to z, which nearly all letters are; each word is tested once or more.
  return (sign >= 'a' && sign <= 'z') || /[\p{L}\p{M}\p{N}]/u.test(sign);
}
