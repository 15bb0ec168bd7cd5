import { expect, it } from 'vitest';
import { spelledWordsOf } from './spelled-words.ts';

const place = { district: 'Gulu', village: 'Pece' };

it('are the words of the title, the place, the herbs and the description, each once, without numbers and short ones', () => {
  const advert = {
    title: 'Fresh neem, 250 g',
    description: "Neem's for tea, ŋaali 1kg",
    herbs: ['neem'],
    ...place,
  };
  expect(spelledWordsOf(advert)).toEqual(
    [
      'azadirachta',
      'for',
      'fresh',
      'gulu',
      'indian',
      'indica',
      'lilac',
      'mwarobaini',
      'neem',
      'neems',
      'ngaali',
      'nim',
      'pece',
      'tea',
      'tree',
    ].toSorted(),
  );
});

it('are at most two hundred, those of the title first', () => {
  const made = (letter: string) =>
    Array.from(
      { length: 300 },
      (_, at) => letter.repeat(3 + (at % 30)) + 'xyz'.repeat(1 + Math.floor(at / 30)),
    );
  const words = spelledWordsOf({ title: 'neem', description: made('q').join(' '), herbs: [], ...place });
  expect(words).toHaveLength(200);
  expect(words).toContain('neem');
});
