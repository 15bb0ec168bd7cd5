import { expect, it } from 'vitest';
import { startOf, wordsOf } from './words.ts';

it.each([
  ['Aloe Vera', ['aloe', 'vera']],
  ["Ng'áali ng’aali ngʼaali ng`aali ng´aali", Array.from({ length: 5 }, () => 'ngaali')],
  ['omululu\u0303\u0323za', ['omululuza']],
  ['100% neem-oil, 2l', ['100', 'neem', 'oil', '2l']],
  ['"neem" AND (oil*)', ['neem', 'and', 'oil']],
  ['ﬁne ２ ℌerb', ['fine', '2', 'herb']],
  ['زنجبيل 芦荟 🌿', ['زنجبيل', '芦荟']],
  ['हिन्दी', ['हिनदी']],
  [`${'x'.repeat(120)} ${'🌿'.repeat(3)}`, ['x'.repeat(100)]],
  ["'", []],
  ['', []],
])('finds in %j the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['  Aloe \t\n Vera ', 'aloe vera'],
  ["Ng'aali, 100% pure", 'ngaali, 100% pure'],
  ['🌿 Fresh', '🌿 fresh'],
  ["' ", ''],
  ['🌿'.repeat(120), '🌿'.repeat(100)],
])('%j begins %j', (text, start) => {
  expect(startOf(text)).toBe(start);
});
