import { expect, it } from 'vitest';
import { everyWriting, soughtWords, startOf, wordsOf } from './words.ts';

it.each([
  ['Aloe Vera', ['aloe', 'vera']],
  ["Ng'áali ng’aali ng‘aali ngʻaali ngʼaali ng`aali ng´aali", Array.from({ length: 7 }, () => 'ngaali')],
  ["ŋaali Ŋŋaali nng'aali ng'ng'aali nngng'aali", Array.from({ length: 5 }, () => 'ngaali')],
  ['mo\u00adri\u200bnga \u{e0041}neem\ufe0f', ['moringa', 'neem']],
  ['cinnamon', ['cinnamon']],
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

it.each([
  ['250 g', ['250g']],
  ['250g', ['250g']],
  ['2,500 g', ['2500g']],
  ['2,500,050 ml', ['2500050ml']],
  ['5 Litres of honey', ['5litres', 'of', 'honey']],
  ['10 ginger', ['10', 'ginger']],
  ['10, g', ['10', 'g']],
  ['1,5 and 12,5000', ['1', '5', 'and', '12', '5000']],
  ['1.5 kg', ['1', '5kg']],
])('asks with %j for the words %j', (query, words) => {
  expect(soughtWords(query)).toEqual(words);
});

it.each([
  ['2,500 g of honey', ['2', '500', 'g', 'of', 'honey', '2500', '2500g']],
  ['10 lemons', ['10', 'lemons', '10lemons']],
  ["nng'aali", ['ngaali', 'nngaali']],
  ['neem', ['neem']],
])('has of %j the words %j', (text, words) => {
  expect(everyWriting(text)).toEqual(words);
});
