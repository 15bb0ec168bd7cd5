import { type ClaimWord, claimWords, type Vocabulary } from './claim-words.ts';
import { type ClaimPhrase, type ClaimReason, claimPhrases, type Span } from './claims.ts';
import { furthest, heals, isHealingRole, surroundings } from './heals.ts';
import { isLetThrough } from './let-through.ts';
import { wordMeant } from './word-meant.ts';

/** A place in a text that claims that something heals. */
interface Claim {
  readonly start: number;
  readonly end: number;
  readonly reason: ClaimReason;
  /** The document that forbids the claim, by title and section. */
  readonly source: string;
}

/** How many words before the disease a healing phrase may begin: the distance and the longest phrase's eight words. */
const reach = furthest + 8;
const longestGap = 3;
const number = /^(?:\d+|two|three|four|five|six|seven|ten)$/;

const phrasesByFirstWord = new Map<string, ClaimPhrase[]>();
const knownWords = new Set<string>();
for (const phrase of claimPhrases) {
  for (const { words } of phrase.steps) for (const word of words) knownWords.add(word);
  for (const word of phrase.steps[0]?.words ?? []) {
    const those = phrasesByFirstWord.get(word) ?? [];
    phrasesByFirstWord.set(word, [...those, phrase]);
  }
}
const vocabulary: Vocabulary = { known: knownWords, meant: wordMeant };

/**
 * The claims in a text, in order, without overlaps. Denials and questions are not claims. `unsure` also looks for what
 * the law may allow. Takes time proportional to the length of the text.
 */
export function findClaims(text: string, { unsure }: { readonly unsure: boolean }): readonly Claim[] {
  const { words, questions } = claimWords(text, vocabulary);
  const spans = spansIn(words, unsure);
  const tries = [
    ...spans.filter(({ phrase }) => phrase.role === 'say').map((span) => [{ ...span, at: span.from }]),
    ...healings(words, spans, questions),
  ];
  const found = tries
    .flatMap((hits) => hits.find((hit) => !isLetThrough(words, questions, hit)) ?? [])
    .toSorted((one, other) => one.from - other.from || other.to - one.to);

  const claims: Claim[] = [];
  for (const { phrase, from, to } of found) {
    const [first, last] = [words[from], words[to - 1]];
    if (first === undefined || last === undefined || phrase.why === undefined) continue;
    if (first.start >= (claims.at(-1)?.end ?? 0))
      claims.push({ start: first.start, end: last.end, ...phrase.why });
  }
  return claims;
}

function spansIn(words: readonly ClaimWord[], unsure: boolean): readonly Span[] {
  const spans = words.flatMap(({ text }, from) => {
    const phrases = [...(phrasesByFirstWord.get(text) ?? []), ...(number.test(text) ? numbered : [])];
    return phrases.flatMap((phrase) => {
      if (phrase.unsure && !unsure) return [];
      const to = endOf(words, phrase.steps, from, 0);
      return to === undefined ? [] : [{ phrase, from, to }];
    });
  });
  const plain = new Set<number>();
  for (const { phrase, from, to } of spans)
    if (phrase.role === 'plain') for (let at = from; at < to; at += 1) plain.add(at);
  return spans.filter(({ from, to }) => !plain.has(from) && !plain.has(to - 1));
}

const numbered = phrasesByFirstWord.get('#') ?? [];

/** The end of a phrase whose steps from `step` on match the words from this one on; undefined if they do not. */
function endOf(
  words: readonly ClaimWord[],
  steps: ClaimPhrase['steps'],
  at: number,
  step: number,
): number | undefined {
  const wanted = steps[step];
  if (wanted === undefined) return at;
  for (let skipped = 0; skipped <= (wanted.gap ? longestGap : 0); skipped += 1) {
    const word = words[at + skipped];
    if (word === undefined || (step > 0 && word.sentence !== words[at - 1]?.sentence)) break;
    if (!wanted.words.has(word.text) && !(wanted.words.has('#') && number.test(word.text))) continue;
    const end = endOf(words, steps, at + skipped + 1, step + 1);
    if (end !== undefined) return end;
  }
  return wanted.optional ? endOf(words, steps, at, step + 1) : undefined;
}

/** A possible claim, before denials and questions are excluded; `at` is its first word that heals. */
interface Hit extends Span {
  readonly at: number;
}

/** For each disease, the phrases that say that something heals or has healed it. */
function healings(
  words: readonly ClaimWord[],
  spans: readonly Span[],
  questions: ReadonlySet<number>,
): readonly (readonly Hit[])[] {
  const healers = spans.filter(({ phrase }) => isHealingRole(phrase.role));
  const around = surroundings(words, spans, questions);
  let first = 0;
  return spans
    .filter(({ phrase }) => phrase.role === 'disease')
    .map((disease) => {
      while ((healers[first]?.from ?? Number.POSITIVE_INFINITY) < disease.from - reach) first += 1;
      const hits: Hit[] = [];
      for (let index = first; index < healers.length; index += 1) {
        const healer = healers[index] as Span;
        if (healer.from > disease.to + furthest) break;
        if (!heals(healer, disease, around)) continue;
        const [from, to] = [Math.min(healer.from, disease.from), Math.max(healer.to, disease.to)];
        hits.push({ phrase: disease.phrase, from, to, at: healer.from });
      }
      return hits;
    });
}
