import type { Settings } from 'meilisearch';
import { herbNames } from '../core/herbs/herb-names.ts';
import { herbs } from '../core/herbs/herbs.ts';
import type { SearchableAdvert, SearchableProfile } from '../core/search/searchable.ts';

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
    searchableAttributes: ['title', 'description'],
    displayedAttributes: ['id'],
    filterableAttributes: ['district', 'price'],
    sortableAttributes: [],
    rankingRules: ranking('postedAt'),
    typoTolerance,
    synonyms: synonymsOf([...herbs.values()].map(herbNames)),
  },
  toDocument: ({ postedAt, ...advert }) => ({ ...advert, postedAt: postedAt.getTime() }),
};

export const profileIndex: IndexDefinition<SearchableProfile> = {
  uid: 'eddagala-profiles',
  settings: {
    searchableAttributes: ['username', 'fullName'],
    displayedAttributes: ['id'],
    filterableAttributes: [],
    sortableAttributes: [],
    rankingRules: ranking('createdAt'),
    typoTolerance,
    synonyms: {},
  },
  toDocument: ({ createdAt, ...profile }) => ({ ...profile, createdAt: createdAt.getTime() }),
};

/** Meilisearch takes synonyms one way, so each name lists the others. */
function synonymsOf(groups: readonly (readonly string[])[]): Record<string, string[]> {
  return Object.fromEntries(
    groups.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)])),
  );
}
