/**
 * The word with its first letter as a capital. Unchanged if it has a capital already ("eBay"), or if its first letter
 * has no single capital ("ß") or none that begins words (Georgian).
 */
export function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  const capital = first.toUpperCase();
  const isLetter = /^\p{Lu}$/u.test(capital) && !/\p{Script=Georgian}/u.test(first);
  return isLetter ? capital + word.slice(first.length) : word;
}
