import type { Language } from '../entities/language.ts';
import { type Herb, namesBeside } from '../herb-names/herbs.ts';
import { shownWords } from '../shown-text/shown-text.ts';

/** What a herb is also called, beside its name on pages in this language, in all languages; each name once. */
export function otherNames(herb: Herb, language: Language): readonly string[] {
  const others = new Set(namesBeside(herb, language).map(({ text }) => text));
  return Array.from(others, (name) => shownWords(name));
}
