import { singularOf } from '../words/word-forms.ts';
import { wordsOf } from '../words/words.ts';
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
  for (const words of herbNames(herb).map(wordsOf).map(asCompared)) {
    const [first = ''] = words;
    const names = [...(namesByFirstWord.get(first) ?? []), { words, herb }];
    namesByFirstWord.set(
      first,
      names.toSorted((one, other) => other.words.length - one.words.length),
    );
  }
}

/** A name of several words is also found in the singular: "garden egg". A "clove" alone may be one of garlic. */
function asCompared(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : words.map(singularOf);
}

/**
 * Slugs, without duplicates, of the herbs named in these texts, in any language and in English plurals and
 * possessives too; only of herbs that may be sold.
 */
export function herbsIn(...texts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const words of texts.map(wordsOf)) {
    for (let at = 0; at < words.length; ) {
      const name = nameAt(words, at);
      if (name?.herb.banned === undefined && name !== undefined) found.add(name.herb.slug);
      at += name?.words.length ?? 1;
    }
  }
  return [...found];
}

function nameAt(words: readonly string[], at: number): Name | undefined {
  const first = words[at] ?? '';
  const isThere = ({ words: own }: Name) =>
    own.every((word, index) => {
      const written = words[at + index] ?? '';
      return written === word || singularOf(written) === word;
    });
  return namesByFirstWord.get(first)?.find(isThere) ?? namesByFirstWord.get(singularOf(first))?.find(isThere);
}
