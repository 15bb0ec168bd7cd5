import { plainLetters } from '../shared/text/look-alikes.ts';

/** A word of a text, normalised for the search for claims, and its place in the text. */
export interface ClaimWord {
  /** Without case, accents and apostrophes, and without tricks that hide a word. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Number of the sentence, from 0. */
  readonly sentence: number;
  /** Whether a comma or a line break precedes the word. */
  readonly afterBreak: boolean;
  /** Whether only a single sign is between this word and the previous one. */
  readonly joined: boolean;
}

export interface ClaimText {
  readonly words: readonly ClaimWord[];
  /** Numbers of the sentences that end with a question mark. */
  readonly questions: ReadonlySet<number>;
}

const digitsForLetters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's' },
};

const letterOrDigit = /[\p{L}\p{N}]/u;
const unseen = /[\p{Cf}\p{Mn}]/u;
const apostrophe = /['’‘ʼ`´]/;
const endMark = /[.!?;…]/;
const longestWord = 40;

/** The words that matter to the search for claims. */
export interface Vocabulary {
  readonly known: ReadonlySet<string>;
  /** The known word that a misspelled one probably stands for; undefined if there is none. */
  meant(misspelled: string): string | undefined;
}

/** The state of the word that is being read. */
interface Open {
  text: string;
  /** The part after the last apostrophe: "n'eddagala" contains "eddagala". */
  tail: string;
  start: number;
  end: number;
}

/** Splits a text into words, in time proportional to its length. */
export function claimWords(text: string, vocabulary: Vocabulary): ClaimText {
  const words: ClaimWord[] = [];
  const questions = new Set<number>();
  let sentence = 0;
  let open: Open | undefined;
  let between = '';

  const close = () => {
    if (open === undefined) return;
    const last = words.at(-1);
    const ends = endMark.test(between) && /\s/.test(between) && (last === undefined || last.text.length > 1);
    if (ends || /\n\s*\n/.test(between)) {
      if (between.includes('?')) questions.add(sentence);
      sentence += 1;
    }
    const afterBreak = /[,\n:()–—]/.test(between);
    const joined = /^[-_.*/·~+|]$/.test(between);
    words.push({
      text: plainWord(open, vocabulary),
      start: open.start,
      end: open.end,
      sentence,
      afterBreak,
      joined,
    });
    open = undefined;
    between = '';
  };

  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const letters = lettersOf(sign);
    if (letters !== '' || (open !== undefined && (sign === '@' || sign === '$'))) {
      open ??= { text: '', tail: '', start: at, end };
      open.text += letters === '' ? sign : letters;
      open.tail += letters;
      open.end = end;
    } else if (open !== undefined && apostrophe.test(sign)) open.tail = '';
    else if (!unseen.test(sign)) {
      close();
      between += sign;
    }
    at = end;
  }
  close();
  if (between.includes('?')) questions.add(sentence);
  return { words: joinSpelled(words, vocabulary.known), questions };
}

function lettersOf(sign: string): string {
  if (sign >= 'a' && sign <= 'z') return sign;
  if (sign === ' ') return '';
  if (!letterOrDigit.test(sign)) return '';
  return plainLetters(sign);
}

/** The intended word: the word itself, or a known word that results when a trick of spelling is undone. */
function plainWord({ text, tail }: Open, { known, meant }: Vocabulary): string {
  if (known.has(text) || text.length > longestWord) return text;
  const letters = text.replace(/[0134578@$]/g, (sign) => digitsForLetters[sign] ?? sign);
  const hasLetters = /[a-z].*[a-z]/.test(text);
  const isStretched = /(.)\1\1/.test(text);
  const guesses = [
    tail,
    ...(hasLetters ? [letters, letters.replaceAll('i', 'l')] : []),
    ...(isStretched
      ? [
          letters.replace(/(.)\1{2,}/g, '$1'),
          letters.replace(/(.)\1+/g, '$1'),
          letters.replace(/(.)\1{2,}/g, '$1$1'),
        ]
      : []),
  ];
  return guesses.find((guess) => known.has(guess)) ?? meant(text) ?? text.replace(/[@$]/g, '');
}

/** Joins "c.u.r.e", "c u r e" and "dia-betes", and separates "curesdiabetes". */
function joinSpelled(words: readonly ClaimWord[], known: ReadonlySet<string>): readonly ClaimWord[] {
  const joined: ClaimWord[] = [];
  for (let at = 0; at < words.length; ) {
    const found = spelledAt(words, at, known);
    const word = words[at] as ClaimWord;
    joined.push(...(found === undefined ? parted(word, known) : [found.word]));
    at += found?.length ?? 1;
  }
  return joined;
}

const longestSpelled = 16;

function spelledAt(
  words: readonly ClaimWord[],
  at: number,
  known: ReadonlySet<string>,
): { readonly word: ClaimWord; readonly length: number } | undefined {
  const first = words[at] as ClaimWord;
  const next = words[at + 1];
  if (next === undefined) return undefined;
  const single = first.text.length === 1;
  if (!single) {
    const text = first.text + next.text;
    const fits =
      next.joined && text.length > 4 && known.has(text) && !(known.has(first.text) && known.has(next.text));
    return fits ? { word: { ...first, text, end: next.end }, length: 2 } : undefined;
  }
  let text = first.text;
  let found: { readonly word: ClaimWord; readonly length: number } | undefined;
  for (let length = 2; length <= longestSpelled; length += 1) {
    const word = words[at + length - 1];
    if (word?.text.length !== 1 || word.sentence !== first.sentence) break;
    text += word.text;
    if (length > 2 && known.has(text)) found = { word: { ...first, text, end: word.end }, length };
  }
  return found;
}

/** Separates "#curesdiabetes" and "cure4diabetes" into two words each. */
function parted(word: ClaimWord, known: ReadonlySet<string>): readonly ClaimWord[] {
  const { text } = word;
  if (text.length < 8 || text.length > longestWord || known.has(text)) return [word];
  for (let cut = 4; cut <= text.length - 4; cut += 1) {
    const [first, second] = [text.slice(0, cut), text.slice(cut).replace(/^\d/, '')];
    if (known.has(first) && known.has(second))
      return [
        { ...word, text: first },
        { ...word, text: second, afterBreak: false },
      ];
  }
  return [word];
}
