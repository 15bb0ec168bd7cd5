/** Whether two words differ by one letter changed, added or left out, or by two neighbouring letters swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [here, there] = [one.slice(at), other.slice(at)];
  return (
    here.slice(1) === there.slice(1) ||
    here.slice(1) === there ||
    here === there.slice(1) ||
    (here[0] === there[1] && here[1] === there[0] && here.slice(2) === there.slice(2))
  );
}

/** A word, and the word without each of its letters: two words that are one letter off have one of these in common. */
function withOneLetterLess(word: string): readonly string[] {
  return [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Makes a function that finds the one of these words that a misspelled one, with one wrong letter, stands for. */
export function wordFinder(words: Iterable<string>): (misspelled: string) => string | undefined {
  const byPart = new Map<string, readonly string[]>();
  for (const word of words)
    for (const part of withOneLetterLess(word)) byPart.set(part, [...(byPart.get(part) ?? []), word]);
  return (misspelled) =>
    withOneLetterLess(misspelled)
      .flatMap((part) => byPart.get(part) ?? [])
      .find((word) => isOneLetterOff(misspelled, word));
}
