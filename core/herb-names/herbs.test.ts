import { expect, it } from 'vitest';
import { type Language, languages } from '../entities/language.ts';
import { districts } from '../locations/districts.ts';
import { herbNames } from './herb-names.ts';
import { allHerbs, commonestName, type Herb, herbLanguages, herbs, nameIn } from './herbs.ts';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('gives each herb a slug of its own, a botanical name and names in known languages', () => {
  expect(repeated(allHerbs.map(({ slug }) => slug))).toEqual([]);
  for (const { slug, botanical, names } of allHerbs) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(botanical).not.toBe('');
    expect(names.length, slug).toBeGreaterThan(0);
    for (const { text, language } of names) {
      expect(text, slug).toMatch(/^\p{Ll}[\p{Ll}' -]+$/u);
      expect(Object.keys(herbLanguages), `${slug}: ${text}`).toContain(language);
    }
  }
});

it('has no name for two herbs, in any spelling', () => {
  expect(repeated(allHerbs.flatMap((herb) => herbNames(herb)))).toEqual([]);
});

it('does not mistake a district for a herb', () => {
  const places = new Set(districts.map((district) => district.toLowerCase()));
  expect(allHerbs.flatMap(herbNames).filter((name) => places.has(name))).toEqual([]);
});

it('marks what only a weak source supports', () => {
  const names = herbs.get('neem')?.names ?? [];
  expect(names.filter(({ unconfirmed }) => unconfirmed)).toEqual([]);
  expect(herbs.get('cumin')?.names.every(({ unconfirmed }) => unconfirmed)).toBe(true);
});

it('starts with the most common name', () => {
  expect(
    ['neem', 'bitter-leaf', 'roselle']
      .map((slug) => herbs.get(slug))
      .map((herb) => herb && commonestName(herb)),
  ).toEqual(['Neem', 'Bitter leaf', 'Hibiscus']);
});

it('is called by its first name in the language of the page, and by its commonest where it has none', () => {
  const shown = (language: Language) =>
    ['neem', 'bitter-leaf', 'soursop', 'nakati']
      .map((slug) => herbs.get(slug))
      .map((herb) => herb && nameIn(herb, language));
  expect(shown('lg')).toEqual(['Neem', 'Mululuza', 'Ekitafeli', 'Nakati']);
  expect(shown('sw')).toEqual(['Mwarobaini', 'Bitter leaf', 'Mstafeli', 'Nakati']);
  expect(shown('en')).toEqual(['Neem', 'Bitter leaf', 'Soursop', 'Nakati']);
});

it('is called by its commonest name on English pages, also if another is English', () => {
  for (const herb of allHerbs) expect(nameIn(herb, 'en')).toBe(commonestName(herb));
  const { names, ...neem } = herbs.get('neem') as Herb;
  expect(nameIn({ ...neem, names: names.toReversed() }, 'en')).toBe('Mwarobaini');
});

it.each(languages)(
  'begins each name of a page in %s with a letter that its index of herbs can have',
  (language) => {
    for (const herb of herbs.values()) expect(nameIn(herb, language)).toMatch(/^[A-Z]/);
  },
);

it('has no pages for poisonous and forbidden plants', () => {
  expect(['khat', 'cannabis', 'castor-oil-plant', 'thornapple'].filter((slug) => herbs.has(slug))).toEqual(
    [],
  );
  expect(allHerbs.find(({ slug }) => slug === 'khat')?.banned).toBe('forbidden');
});
