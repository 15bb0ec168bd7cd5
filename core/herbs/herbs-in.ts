import { fold } from '../search/fold.ts';
import { herbNames } from './herb-names.ts';

interface Name {
  readonly words: readonly string[];
  /** The first of the herb's names, which stands for the herb. */
  readonly herb: string;
}

/** The longest first: "kitunguu saumu" is garlic, and "kitunguu" alone an onion. */
const names: readonly Name[] = herbNames
  .flatMap((names) => names.map((name) => ({ words: wordsOf(name), herb: names[0] ?? name })))
  .toSorted((one, other) => other.words.length - one.words.length);

/** The herbs whose names are in a title, in whatever language, each once, as its first name in the list of names. */
export function herbsIn(title: string): readonly string[] {
  const words = wordsOf(title);
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const name = names.find((name) => name.words.every((word, index) => words[at + index] === word));
    if (name !== undefined) found.add(name.herb);
    at += name?.words.length ?? 1;
  }
  return [...found];
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
