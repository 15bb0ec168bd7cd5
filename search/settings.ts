import type { Settings } from 'meilisearch';
import { herbNames } from '../core/herbs/herb-names.ts';
import { type Herb, herbs } from '../core/herbs/herbs.ts';
import { searchedFor } from '../core/search/indexed-words.ts';
import type { SearchableAdvert, SearchableProfile } from '../core/search/searchable.ts';
import { wordsOf } from '../core/search/words.ts';

/**
 * One index of Meilisearch: its name, how it searches, and which fields of an item it gets. A change takes effect with
 * `npm run reindex`.
 */
export interface IndexDefinition<Item> {
  readonly uid: string;
  readonly settings: Settings;
  toDocument(item: Item): Record<string, unknown> & { readonly id: string };
}

/**
 * Names of herbs often have four letters (neem, aloe), so typing errors are forgiven from there on, not from five. A
 * number is a size or a price: a different number is a different thing.
 */
const typoTolerance = {
  enabled: true,
  minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
  disableOnNumbers: true,
};

/** The words and their order first, then where they occur, and the newest among equals. */
const ranking = (newest: string) => [
  'words',
  'typo',
  'attribute',
  'proximity',
  'exactness',
  `${newest}:desc`,
];

export const advertIndex: IndexDefinition<SearchableAdvert> = {
  uid: 'eddagala-adverts',
  settings: {
    searchableAttributes: ['title', 'description', 'forms'],
    displayedAttributes: ['id'],
    filterableAttributes: ['district', 'price'],
    sortableAttributes: [],
    rankingRules: ranking('postedAt'),
    typoTolerance,
    synonyms: synonymsOf([...herbs.values()].map(namesOf)),
  },
  toDocument: ({ title, description, postedAt, ...advert }) => ({
    ...advert,
    ...searchedText({ title, description }),
    postedAt: postedAt.getTime(),
  }),
};

export const profileIndex: IndexDefinition<SearchableProfile> = {
  uid: 'eddagala-profiles',
  settings: {
    searchableAttributes: ['username', 'fullName', 'forms'],
    displayedAttributes: ['id'],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: ranking('createdAt'),
    typoTolerance,
    synonyms: {},
  },
  toDocument: ({ username, fullName, createdAt, ...profile }) => ({
    ...profile,
    ...searchedText({ username, fullName }),
    createdAt: createdAt.getTime(),
  }),
};

/**
 * Texts as words that are compared with those of a query: each text word by word, and in `forms` what else finds it, such
 * as plurals. Meilisearch knows neither these nor the ways to write a sound of Luganda or a measure.
 */
function searchedText<Field extends string>(
  texts: Readonly<Record<Field, string>>,
): Readonly<Record<Field | 'forms', string>> {
  const words = Object.entries<string>(texts).map(([field, text]) => [field, wordsOf(text).join(' ')]);
  const forms = Object.values<string>(texts).flatMap(searchedFor);
  return { ...Object.fromEntries(words), forms: [...new Set(forms)].join(' ') };
}

function namesOf(herb: Herb): readonly string[] {
  return [...new Set(herbNames(herb).map((name) => wordsOf(name).join(' ')))];
}

/** Meilisearch takes synonyms one way, so each name lists the others. */
function synonymsOf(groups: readonly (readonly string[])[]): Record<string, string[]> {
  return Object.fromEntries(
    groups.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)])),
  );
}
