/** With a capital, if it has none ("eBay") and its letter has one of its own: not of "ß", and Georgian begins no word with one. */
export function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  const capital = first.toUpperCase();
  const isLetter = /^\p{Lu}$/u.test(capital) && !/\p{Script=Georgian}/u.test(first);
  return isLetter ? capital + word.slice(first.length) : word;
}
