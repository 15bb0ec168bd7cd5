import { wordsOf } from '../search/words.ts';
import { herbNames } from './herb-names.ts';
import { allHerbs, type Herb } from './herbs.ts';

interface Name {
  readonly words: readonly string[];
  readonly herb: Herb;
}

/**
 * The distinctive names of all herbs by their first word, longest first: "vitunguu saumu" is garlic, "vitunguu" an
 * onion.
 */
const namesByFirstWord = new Map<string, readonly Name[]>();
for (const herb of allHerbs) {
  for (const words of herbNames(herb).map(wordsOf)) {
    const [first = ''] = words;
    const names = [...(namesByFirstWord.get(first) ?? []), { words, herb }];
    namesByFirstWord.set(
      first,
      names.toSorted((one, other) => other.words.length - one.words.length),
    );
  }
}

/** Slugs of the herbs named in these texts, in any language, without duplicates; only of herbs that may be sold. */
export function herbsIn(...texts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const words of texts.map(wordsOf)) {
    for (let at = 0; at < words.length; ) {
      const name = namesByFirstWord
        .get(words[at] ?? '')
        ?.find(({ words: own }) => own.every((word, index) => words[at + index] === word));
      if (name?.herb.banned === undefined && name !== undefined) found.add(name.herb.slug);
      at += name?.words.length ?? 1;
    }
  }
  return [...found];
}
