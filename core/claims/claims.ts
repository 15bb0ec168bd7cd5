import type { reasons } from '../texts/claims.ts';
import { claimData } from './claim-data.ts';
import { claimSource } from './claim-sources.ts';

export type ClaimReason = keyof typeof reasons;

/** One word of a phrase. */
interface Step {
  /** Any of these; '#' is a number. */
  readonly words: ReadonlySet<string>;
  readonly optional: boolean;
  /** Whether up to three words may stand before it. */
  readonly gap: boolean;
}

/** A phrase that claims that something heals, or part of one; see claim-data.ts. */
export interface ClaimPhrase {
  readonly text: string;
  readonly role:
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
  /** Undefined of words that are a claim only together with a disease. */
  readonly why: { readonly reason: ClaimReason; readonly source: string } | undefined;
  readonly language: Language;
  /** Looked for only where the operator wants it. */
  readonly unsure: boolean;
  /** It has other meanings too. */
  readonly ambiguous: boolean;
  readonly steps: readonly Step[];
}

/** A phrase where it stands: the number of its first word and of the first after it. */
export interface Span {
  readonly phrase: ClaimPhrase;
  readonly from: number;
  readonly to: number;
}

type Language = 'en' | 'lg' | 'sw';

/** With what a word begins that claim-data.ts gives without: who or what does it, and when. */
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

const groupHead =
  /^(?<role>\w+)(?: (?<reason>(?!lg|sw|unsure)\w+) \[(?<source>[\w-]+)\])?(?: (?<language>lg|sw))?(?<unsure> unsure)?:$/;

export const claimPhrases: readonly ClaimPhrase[] = claimData
  .trim()
  .split(/\n(?! |\n)/)
  .flatMap(parseGroup);

function parseGroup(group: string): readonly ClaimPhrase[] {
  const [head = '', ...lines] = group.split('\n');
  const { role, reason, source, language = 'en', unsure } = groupHead.exec(head)?.groups ?? {};
  if (role === undefined) throw new Error(`No group of claims begins with "${head}".`);
  const why =
    source === undefined ? undefined : { reason: reason as ClaimReason, source: claimSource(source) };
  const common = {
    role: role as ClaimPhrase['role'],
    why,
    language: language as Language,
    unsure: unsure !== undefined,
  };
  const texts = lines.filter((line) => line !== '').flatMap((line) => line.trim().split(', '));
  return texts.map((typed) => {
    const text = typed.replace('*', '');
    const ambiguous = typed !== text;
    return { ...common, text, ambiguous, steps: parseSteps(text, common.language) };
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
