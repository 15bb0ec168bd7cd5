import type { Language } from '../entities/language.ts';
import type { Text, TextValue } from '../entities/text.ts';
import * as english from './by-subject.ts';
import { hasValues, mapTexts, textsIn, type Words } from './catalogues.ts';

export type { Text, TextValue, Words };

/** All texts, for who does not know in which language they will be read. */
export const texts = mapTexts(english, (template, key) =>
  hasValues(template)
    ? (values: Readonly<Record<string, TextValue>>) => ({ text: key, values })
    : { text: key },
) as Words<typeof english, Text>;

/**
 * What a text says in this language. What somebody wrote, a string, stays as it is. Of a stored text that a later version
 * does not have any more, its values are left.
 */
export function inWords(said: Text | string, language: Language): string {
  if (typeof said === 'string') return said;
  const { text, values = {} } = said;
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? inWords(value, language) : value,
  ]);
  const found = find(text, language);
  if (typeof found === 'string') return found;
  return found === undefined ? filled.map(([, value]) => value).join(' ') : found(Object.fromEntries(filled));
}

type Found = string | ((values: Readonly<Record<string, unknown>>) => string) | undefined;

function find(key: string, language: Language): Found {
  let part: unknown = textsIn(language);
  for (const name of key.split('.')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Readonly<Record<string, unknown>>)[name];
  }
  return typeof part === 'object' ? undefined : (part as Found);
}
