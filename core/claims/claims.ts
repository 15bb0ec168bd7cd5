import type { reasons } from '../texts/claims.ts';
import sources from './claim-sources.json' with { type: 'json' };
import groups from './claims.json' with { type: 'json' };

export type ClaimReason = keyof typeof reasons;

/** One word of a phrase. */
interface Step {
  /** Any of these; '#' is a number. */
  readonly words: ReadonlySet<string>;
  readonly optional: boolean;
  /** Whether up to three words may stand before it. */
  readonly gap: boolean;
}

/**
 * `disease`: what is healed. It is a claim together with one of these (heals.ts has the distances):
 *   `cure`: a word that heals, before or after the disease; `act`: one that heals when the disease follows;
 *   `for`: one that heals when "for" and the disease follow, or the disease stands right before;
 *   `goods`: what is sold, when the disease stands right before; `use`: "for", when the disease follows at once;
 *   `gone`: a result, when the disease stands before;
 *   `offer`: what is offered to somebody who is asked about the disease with the words of `sick`.
 * `say`: is a claim by itself. `plain`: is none of all these.
 */
type Role =
  | 'disease'
  | 'cure'
  | 'act'
  | 'for'
  | 'goods'
  | 'use'
  | 'gone'
  | 'sick'
  | 'offer'
  | 'say'
  | 'plain';

/** What claims.json holds, compiled in November 2026, while the law was being revised. */
interface Group {
  readonly role: Role;
  readonly reason?: ClaimReason;
  /** Where it is said: claim-sources.json has title and section, whose number may be another by now. */
  readonly source?: keyof typeof sources;
  /** English if it is not given. Luganda and Kiswahili no speaker has read yet. */
  readonly language?: Language;
  /** What the law says of it is not sure. */
  readonly unsure?: boolean;
  /**
   * Each with other spellings after commas. a/b: either word. (a): with or without. #: a number. ~: up to three words.
   * -a: with the beginnings that its language gives such a word. *: is vague; such a disease means other things too, and
   * is one only next to a word that heals; such a result must stand next to it.
   */
  readonly phrases: readonly string[];
}

/** A phrase that claims that something heals, or part of one. */
export interface ClaimPhrase {
  readonly text: string;
  readonly role: Role;
  /** Undefined of words that are a claim only together with a disease. */
  readonly why: { readonly reason: ClaimReason; readonly source: string } | undefined;
  readonly language: Language;
  /** Looked for only where the operator wants it (CLAIMS=all). */
  readonly unsure: boolean;
  /** Whether the phrase has other meanings too. */
  readonly ambiguous: boolean;
  readonly steps: readonly Step[];
}

/** A phrase in a text: the numbers of its first word and of the word after its last. */
export interface Span {
  readonly phrase: ClaimPhrase;
  readonly from: number;
  readonly to: number;
}

type Language = 'en' | 'lg' | 'sw';

/** With what a word begins that claims.json gives without: who or what does it, and when. */
const beginnings: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  lg: 'oku ku e eri li ki eki bi ebi zi ezi gu ogu ka aka bu obu lu olu ga aga a o tu mu ba na nna'.split(
    ' ',
  ),
  sw: swahiliBeginnings(),
};

/** "tibu", "hutibu", "kutibu", "inatibu", "itakutibu", "yanayotibu", but not "haitibu", which denies it. */
function swahiliBeginnings(): readonly string[] {
  const subjects = 'ni u a tu m wa i zi ki vi li ya'.split(' ');
  const times = 'na ta me li'.split(' ');
  const which = 'inayo yanayo zinazo kinacho vinavyo linalo unao wanao'.split(' ');
  const verbs = [
    ...subjects.flatMap((subject) => times.map((time) => subject + time)),
    ...which,
    'hu',
    'ku',
    '',
  ];
  return ['', 'ku', 'ni'].flatMap((whom) => verbs.map((verb) => verb + whom));
}

export const claimPhrases: readonly ClaimPhrase[] = (groups as readonly Group[]).flatMap(phrasesOf);

function phrasesOf({ role, reason, source, language = 'en', unsure = false, phrases }: Group) {
  const why = reason && source && { reason, source: sources[source] };
  const texts = phrases.flatMap((line) => line.split(', '));
  return texts.map((typed): ClaimPhrase => {
    const text = typed.replace('*', '');
    const ambiguous = typed !== text;
    return { text, role, why, language, unsure, ambiguous, steps: parseSteps(text, language) };
  });
}

function parseSteps(text: string, language: Language): readonly Step[] {
  const words = text.split(' ');
  return words.flatMap((word, index) => {
    if (word === '~') return [];
    const optional = word.startsWith('(');
    const bare = optional ? word.slice(1, -1) : word;
    const spellings = bare
      .split('/')
      .flatMap((each) =>
        each.startsWith('-') ? beginnings[language].map((beginning) => beginning + each.slice(1)) : [each],
      );
    return [{ words: new Set(spellings), optional, gap: words[index - 1] === '~' }];
  });
}
