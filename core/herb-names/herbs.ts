import { shownText } from '../shown-text/shown-text.ts';
import { herbData } from './herb-data.ts';
import { herbSource } from './herb-sources.ts';

/** In the order of a herb's page. */
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
  /** Title of the publication that has it. */
  readonly source: string;
  /** Found only in a weak source. */
  readonly unconfirmed: boolean;
  /** Whether an advert that contains it is about the herb; not if the name also means other things. */
  readonly telling: boolean;
}

export interface Herb {
  readonly slug: string;
  readonly botanical: string;
  /** Why it has no page. */
  readonly banned: 'poisonous' | 'forbidden' | undefined;
  /** Most common first. */
  readonly names: readonly HerbName[];
}

export const allHerbs: readonly Herb[] = herbData
  .trim()
  .split(/\n(?! )/)
  .map(parseHerb);

/** Those that may be sold, by slug. */
export const herbs: ReadonlyMap<string, Herb> = new Map(
  allHerbs.flatMap((herb) => (herb.banned === undefined ? [[herb.slug, herb]] : [])),
);

/** What most people call it, as it is shown. */
export function commonestName({ names, botanical }: Herb): string {
  return shownText(names[0]?.text ?? botanical);
}

function parseHerb(entry: string): Herb {
  const [head = '', ...lines] = entry.split('\n');
  const [, slug = '', banned, botanical = ''] =
    /^(\S+)(?: \((poisonous|forbidden)\))?: (.+)$/.exec(head) ?? [];
  return { slug, botanical, banned: banned as Herb['banned'], names: lines.flatMap(parseNames) };
}

/** "  en: bitter leaf, bitterleaf [nabukenya-2014]; vernonia* [other]" */
function parseNames(line: string): readonly HerbName[] {
  const [language = '', groups = ''] = line.trim().split(': ');
  return groups.split('; ').flatMap((group) => {
    const [, names = '', key = ''] = /^(.+) \[(.+)\]$/.exec(group) ?? [];
    const { title, weak = false } = herbSource(key);
    return names.split(', ').map((name) => ({
      text: name.replace('*', ''),
      language: language as HerbLanguage,
      source: title,
      unconfirmed: weak,
      telling: !name.endsWith('*'),
    }));
  });
}
