import { expect, it } from 'vitest';
import { wordsOfAdvert, wordsOfProfile } from './indexed-words.ts';
import { isShortened, queryOf, rankOf, typedQuery } from './query.ts';

it('drops what nobody sees of a query, as it is shown again too', () => {
  expect(typedQuery('\ufeff Mo\u00adringa \u200b ')).toBe('Moringa');
  expect(typedQuery('\u200b')).toBe('');
});

it('keeps the meaningful words of a query, each once', () => {
  expect(queryOf('Tea gin ginger tea "te"')).toEqual({
    start: 'tea gin ginger tea "te"',
    words: ['tea', 'ginger'],
  });
  expect(queryOf('%')).toEqual({ start: '%', words: [] });
  expect(queryOf('a b c d e f g h i j').words).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

it.each([
  ['a b c d e f g h', false],
  ['a b c d e f g h i', true],
  ['tea '.repeat(20), false],
  ['x'.repeat(100), false],
  [` ${'x'.repeat(100)}\n`, false],
  ['x'.repeat(101), true],
  [`${'x'.repeat(99)} y`, true],
  ['', false],
])('says whether part of %j is not searched for: %s', (q, shortened) => {
  expect(isShortened(q)).toBe(shortened);
});

it.each([
  ['neem', 0],
  ['neem l', 0],
  ['leaves neem', 1],
  ['lea', 1],
  ['shade', 2],
  ['leaves shade', 2],
  ['mwarobaini', 2],
  ['mwarobaini leaves', 2],
  ['eem', undefined],
  ['neem ginger', undefined],
  ['neem%', 1],
  ['%', undefined],
  ['', undefined],
])('by %j an advert is found as %j', (q, rank) => {
  const advert = { title: 'neem leaves', description: 'dried in the shade', herbs: ['neem'] };
  expect(rankOf(wordsOfAdvert(advert), queryOf(q))).toBe(rank);
});

it.each([
  ['aloe.a', 0],
  ['@aloe.a', 0],
  ['kampala of', 1],
  ['fatuma', undefined],
])('by %j a profile is found as %j', (q, rank) => {
  const profile = { username: 'Aloe.Amina', fullName: 'Amina of Kampala' };
  expect(rankOf(wordsOfProfile(profile), queryOf(q))).toBe(rank);
});
