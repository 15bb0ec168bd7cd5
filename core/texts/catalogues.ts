import type { Language } from '../entities/language.ts';
import type { Text } from '../entities/text.ts';
import * as english from './by-subject.ts';
import lg from './lg.json' with { type: 'json' };
import { phrase, plural } from './phrase.ts';
import sw from './sw.json' with { type: 'json' };

/** What a text says, as translators see it. */
export type Template = string | { readonly one: string; readonly other: string };

/**
 * Texts in the shape of those in English, all of one sort: strings where the language is known, and else `Text`s. What
 * makes words of them for both takes them as a parameter.
 */
export type Words<Texts, Said extends string | Text> = Texts extends string
  ? Said
  : Texts extends (values: infer Values) => string
    ? (
        values: {
          readonly [Name in keyof Values]: Values[Name] extends number ? number : Values[Name] | Said;
        },
      ) => Said
    : { readonly [Name in keyof Texts]: Words<Texts[Name], Said> };

export type Catalogue = Words<typeof english, string>;

/** What is translated, each text under its subject and name: "comments.tooLong". */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, Template>>>> = {
  lg: lg.texts,
  sw: sw.texts,
};

const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: english,
  lg: translated(translations.lg),
  sw: translated(translations.sw),
};

/** All texts in this language; what has not been translated is in English. */
export function textsIn(language: Language): Catalogue {
  return catalogues[language];
}

function translated(texts: Readonly<Record<string, Template>>): Catalogue {
  return mapTexts(english, (template, key) => saying(texts[key] ?? template)) as Catalogue;
}

function saying(template: Template) {
  if (typeof template !== 'string') return plural(template.one, template.other);
  return hasValues(template) ? phrase(template) : template;
}

/** Whether a text is called with values; one with several forms always is. */
export function hasValues(template: Template): boolean {
  return typeof template !== 'string' || /\{\w+\}/.test(template);
}

/** The same structure with each text replaced by what is made of its template and its key. */
export function mapTexts(
  texts: unknown,
  make: (template: Template, key: string) => unknown,
  key = '',
): unknown {
  if (typeof texts === 'string') return make(texts, key);
  if (isWithValues(texts)) return make(texts.template, key);
  if (Array.isArray(texts)) return texts.map((text, index) => mapTexts(text, make, `${key}.${index}`));
  const entries = Object.entries(texts as object).map(([name, text]) => [
    name,
    mapTexts(text, make, key === '' ? name : `${key}.${name}`),
  ]);
  return Object.fromEntries(entries);
}

function isWithValues(text: unknown): text is { readonly template: Template } {
  return typeof text === 'function' && 'template' in text;
}
