import type { Settings } from 'meilisearch';
import type { SearchableAdvert, SearchableProfile } from '../core/entities/searchable.ts';
import { herbNames } from '../core/herb-names/herb-names.ts';
import { type Herb, herbs } from '../core/herb-names/herbs.ts';
import { herbsIn } from '../core/herb-names/herbs-in.ts';
import { placeOf, searchedFor } from '../core/indexing/indexed-words.ts';
import { wordsOf } from '../core/words/words.ts';

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
    searchableAttributes: ['title', 'description', 'place', 'forms'],
    displayedAttributes: ['id'],
    filterableAttributes: ['district', 'price'],
    sortableAttributes: [],
    rankingRules: ranking('postedAt'),
    typoTolerance,
    synonyms: synonymsOf([...herbs.values()].map(namesOf)),
  },
  toDocument: ({ id, title, description, district, village, price, postedAt }) => ({
    id,
    title: asWords(title),
    description: asWords(description),
    place: asWords(placeOf({ district, village })),
    forms: [otherForms(title, description), ...botanicalNamesIn(title, description)].join(' ').trim(),
    district,
    price,
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
    username: asWords(username),
    fullName: asWords(fullName),
    forms: otherForms(username, fullName),
    createdAt: createdAt.getTime(),
  }),
};

/** Meilisearch knows neither the ways to write a sound of Luganda nor measures, so it gets a text as core's words. */
function asWords(text: string): string {
  return wordsOf(text).join(' ');
}

/** What else finds these texts, such as plurals of their words. */
function otherForms(...texts: readonly string[]): string {
  const words = new Set(texts.flatMap(wordsOf));
  return [...new Set(texts.flatMap(searchedFor))].filter((word) => !words.has(word)).join(' ');
}

/** Of the herbs that these texts are about. As synonyms they would be found only whole. */
function botanicalNamesIn(...texts: readonly string[]): readonly string[] {
  return herbsIn(...texts).map((slug) => asWords(herbs.get(slug)?.botanical ?? ''));
}

function namesOf(herb: Herb): readonly string[] {
  return [...new Set(herbNames(herb).map(asWords))];
}

/** Meilisearch takes synonyms one way, so each name lists the others. */
function synonymsOf(groups: readonly (readonly string[])[]): Record<string, string[]> {
  return Object.fromEntries(
    groups.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)])),
  );
}
