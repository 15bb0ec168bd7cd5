import { type ClaimPhrase, claimPhrases } from './claims.ts';
import { wordFinder } from './one-letter-off.ts';
import { ordinaryWords } from './ordinary-words.ts';

/** The shortest word, in letters, in which a letter may be wrong. Shorter diseases have too many neighbours. */
const shortest: { readonly [Role in ClaimPhrase['role']]?: number } = { cure: 4, disease: 5 };

/** The words that are recognised with one wrong letter: English words that heal, and names of diseases. */
export const wordsWithAWrongLetter: ReadonlySet<string> = new Set(
  claimPhrases
    .filter(({ language, ambiguous, steps }) => language === 'en' && !ambiguous && steps.length === 1)
    .flatMap(({ role, steps }) =>
      [...(steps[0]?.words ?? [])].filter(
        (word) => word.length >= (shortest[role] ?? Number.POSITIVE_INFINITY),
      ),
    ),
);

const find = wordFinder(wordsWithAWrongLetter);

/** The word that heals, or the disease, that a misspelled word stands for; undefined for an ordinary word. */
export function wordMeant(misspelled: string): string | undefined {
  return misspelled.length < 4 || ordinaryWords.has(misspelled) ? undefined : find(misspelled);
}
