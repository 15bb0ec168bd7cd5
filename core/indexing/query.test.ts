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
  expect(queryOf('mo\u00adrin\u200bga\ufeff')).toEqual({ start: 'moringa', words: ['moringa'] });
  expect(queryOf('250 g of 2,500g ŋŋ')).toMatchObject({ words: ['250g', 'of', '2500g', 'ng'] });
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
  ['neem ntinda', 2],
  ['fort neem port', 2],
  ['ntinda', 2],
  ['eem', undefined],
  ['neem ginger', undefined],
  ['neem%', 1],
  ['%', undefined],
  ['', undefined],
])('by %j an advert is found as %j', (q, rank) => {
  const place = { district: 'Fort Portal', village: 'Ntinda' };
  const advert = { title: 'neem leaves', description: 'dried in the shade', herbs: ['neem'], ...place };
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

it('finds a title at every letter while it is typed, by its words alone too', () => {
  const begun = ["nng'", 'ŋŋa', 'ngnga', ''];
  const pieces = [
    ' 2,500',
    '12,5000',
    '1,2,500,',
    ' 5 g',
    ' 10 lemons',
    "neem's ",
    'leaves ',
    '5kg',
    '½ kg ',
    'ﬁ',
  ];
  pieces.push(' mo\u00adri', '100% ', 'n', '2');
  for (const first of begun)
    for (const second of pieces)
      for (const third of pieces) {
        const title = `${first}${second}${third}`.trim();
        const advert = wordsOfAdvert({ title, description: '', district: 'Gulu', herbs: [] });
        for (let letters = 1; letters <= title.length; letters += 1) {
          const { words } = queryOf(title.slice(0, letters));
          if (words.length > 0) expect(rankOf(advert, { start: '', words }), title.slice(0, letters)).toBe(1);
        }
      }
});
