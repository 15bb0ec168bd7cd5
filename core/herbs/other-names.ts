import type { Herb } from '../herb-names/herbs.ts';
import { shownWords } from '../shown-text/shown-text.ts';

/** What a herb is also called, beside its commonest name, in all languages; each name once. */
export function otherNames({ names }: Herb): readonly string[] {
  const [, ...others] = new Set(names.map(({ text }) => text));
  return others.map((name) => shownWords(name));
}
