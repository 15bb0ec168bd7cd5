import { expect, it } from 'vitest';
import { herbsIn } from './herbs-in.ts';

it.each([
  ['fresh organic Moringa powder', ['moringa']],
  ['dried mlonge leaves', ['moringa']],
  ['omululuza, fresh', ['bitter-leaf']],
  ['dried bitter leaf', ['bitter-leaf']],
  ['cumin with cloves and tangawuzi', ['cumin', 'cloves', 'ginger']],
  ['ntangawuzi or entangawuzi', ['ginger']],
  ['moringa (mlonge) seeds', ['moringa']],
  ['vitunguu saumu', ['garlic']],
  ['red vitunguu', ['onion']],
  ['lemon grass tea', ['lemongrass']],
  ['lemon tea', ['lemon']],
  ["jew's mallow", ['jute-mallow']],
  ['Yakobo sells in Kisoro', []],
  ['sodom apple, candelabra euphorbia and khat', []],
  ['fresh jew’s mallow', ['jute-mallow']],
  ['fresh jews mallow', ['jute-mallow']],
  ['fresh gingers and neem’s leaves', ['ginger', 'neem']],
  ['one garden egg, two bell peppers, lemons', ['garden-egg', 'bell-pepper', 'lemon']],
  ['dried bitter leaves', ['bitter-leaf']],
  ['a clove of garlic', ['garlic']],
  ['gin\u00adger', ['ginger']],
  ['mintcake', []],
  ['a pot of my own making', []],
  ['', []],
])('%s: %j', (text, slugs) => {
  expect(herbsIn(text)).toEqual(slugs);
});

it('finds the herbs in several texts, each once, and no name that spans two texts', () => {
  expect(herbsIn('neem, and red vitunguu', 'saumu of neem and ginger')).toEqual(['neem', 'onion', 'ginger']);
});
