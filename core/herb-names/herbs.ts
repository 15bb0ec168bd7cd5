import type { Language } from '../entities/language.ts';
import { shownText } from '../shown-text/shown-text.ts';
import { herbSource } from './herb-sources.ts';
import entries from './herbs.json' with { type: 'json' };

/** In the order in which a herb's page lists them. */
export const herbLanguages = {
  en: 'English',
  lg: 'Luganda',
  nyn: 'Runyankole-Rukiga',
  xog: 'Lusoga',
  ach: 'Acholi-Lango',
  teo: 'Ateso',
  sw: 'Kiswahili',
} as const;
export type HerbLanguage = keyof typeof herbLanguages;

export interface HerbName {
  /** Lower case. */
  readonly text: string;
  readonly language: HerbLanguage;
  /** Title of the publication that has the name. */
  readonly source: string;
  /** Whether only weak sources have the name. */
  readonly unconfirmed: boolean;
  /** Whether an advert that contains the name is about the herb; false for a name that has other meanings. */
  readonly telling: boolean;
}

export interface Herb {
  readonly slug: string;
  readonly botanical: string;
  /** Why the herb has no page; undefined for a herb that may be sold. */
  readonly banned: 'poisonous' | 'forbidden' | undefined;
  /** Most common first. */
  readonly names: readonly HerbName[];
}

/**
 * What herbs.json holds: herbs and what they are called, each name as a published source prints it, lower-cased. Compiled in
 * November 2026 from the openings of those publications. Names that our sources give to two herbs are left out. Poisonous
 * and forbidden plants are there so that they can be told from others: they have no pages.
 */
interface Entry extends Omit<Herb, 'banned' | 'names'> {
  readonly banned?: Herb['banned'];
  /** By language, the commonest name first. lg: also of the Buddu; ach: also of Jopadhola. */
  readonly names: readonly {
    readonly language: HerbLanguage;
    /** With a star: a name that means other things too, so an advert with it is not taken to be about the herb. */
    readonly names: readonly string[];
    /** See herb-sources.ts. */
    readonly source: string;
  }[];
}

export const allHerbs: readonly Herb[] = (entries as readonly Entry[]).map(readHerb);

/** The herbs that may be sold, by slug. */
export const herbs: ReadonlyMap<string, Herb> = new Map(
  allHerbs.flatMap((herb) => (herb.banned === undefined ? [[herb.slug, herb]] : [])),
);

/** The name that most people use, as shown. */
export function commonestName({ names, botanical }: Herb): string {
  return shownText(names[0]?.text ?? botanical);
}

/**
 * The name, as shown, by which pages in the language call the herb: the first of its names in that language, or the
 * commonest if it has none. English pages always have the commonest, which may be Luganda ("nakati").
 */
export function nameIn(herb: Herb, language: Language): string {
  return shownText(entryOfNameIn(herb, language)?.text ?? herb.botanical);
}

/** What a herb is also called, in all languages, beside the name that `nameIn` gives; in the order of its names. */
export function namesBeside(herb: Herb, language: Language): readonly HerbName[] {
  const shown = entryOfNameIn(herb, language);
  return herb.names.filter(({ text }) => text !== shown?.text);
}

function entryOfNameIn({ names }: Herb, language: Language): HerbName | undefined {
  const own = language === 'en' ? undefined : names.find((name) => name.language === language);
  return own ?? names[0];
}

function readHerb({ slug, botanical, banned, names }: Entry): Herb {
  return { slug, botanical, banned, names: names.flatMap(readNames) };
}

function readNames({ language, names, source }: Entry['names'][number]): readonly HerbName[] {
  const { title, weak = false } = herbSource(source);
  return names.map((name) => ({
    text: name.replace('*', ''),
    language,
    source: title,
    unconfirmed: weak,
    telling: !name.endsWith('*'),
  }));
}
