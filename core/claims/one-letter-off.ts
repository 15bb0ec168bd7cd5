/** Whether the one is the other with a letter changed, added or left out, or two neighbours swapped. */
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

/** A word, and what is left of it without one letter: two words that are one letter off have one of these in common. */
function withOneLetterLess(word: string): readonly string[] {
  return [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Finds the one of these words that a misspelled one was meant to be, which may have one wrong letter. */
export function wordFinder(words: Iterable<string>): (misspelled: string) => string | undefined {
  const byPart = new Map<string, readonly string[]>();
  for (const word of words)
    for (const part of withOneLetterLess(word)) byPart.set(part, [...(byPart.get(part) ?? []), word]);
  return (misspelled) =>
    withOneLetterLess(misspelled)
      .flatMap((part) => byPart.get(part) ?? [])
      .find((word) => isOneLetterOff(misspelled, word));
}
