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
  readonly role: 'cure' | 'act' | 'for' | 'disease' | 'say' | 'plain';
  /** Undefined of words that heal, which are a claim only together with a disease. */
  readonly why: { readonly reason: ClaimReason; readonly source: string } | undefined;
  readonly language: 'en' | 'lg';
  /** Looked for only where the operator wants it. */
  readonly unsure: boolean;
  /** It has other meanings too. */
  readonly ambiguous: boolean;
  readonly steps: readonly Step[];
}

const groupHead =
  /^(?<role>\w+)(?: (?<reason>(?!lg|unsure)\w+) \[(?<source>[\w-]+)\])?(?<lg> lg)?(?<unsure> unsure)?:$/;

export const claimPhrases: readonly ClaimPhrase[] = claimData
  .trim()
  .split(/\n(?! |\n)/)
  .flatMap(parseGroup);

function parseGroup(group: string): readonly ClaimPhrase[] {
  const [head = '', ...lines] = group.split('\n');
  const { role, reason, source, lg, unsure } = groupHead.exec(head)?.groups ?? {};
  if (role === undefined) throw new Error(`No group of claims begins with "${head}".`);
  const why =
    source === undefined ? undefined : { reason: reason as ClaimReason, source: claimSource(source) };
  const common = { role: role as ClaimPhrase['role'], why, unsure: unsure !== undefined };
  const language = lg === undefined ? 'en' : 'lg';
  const texts = lines.filter((line) => line !== '').flatMap((line) => line.trim().split(', '));
  return texts.map((typed) => {
    const text = typed.replace('*', '');
    const ambiguous = typed !== text;
    return { ...common, text, language, ambiguous, steps: parseSteps(text) };
  });
}

function parseSteps(text: string): readonly Step[] {
  const words = text.split(' ');
  return words.flatMap((word, index) => {
    if (word === '~') return [];
    const optional = word.startsWith('(');
    const bare = optional ? word.slice(1, -1) : word;
    return [{ words: new Set(bare.split('/')), optional, gap: words[index - 1] === '~' }];
  });
}
