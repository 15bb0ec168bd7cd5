import { expect, it } from 'vitest';
import { herbsIn } from './herbs-in.ts';

it.each([
  ['fresh organic Moringa powder', ['moringa']],
  ['dried mlonge leaves', ['moringa']],
  ['omululuza, fresh', ['mululuza']],
  ['honey with cloves and tangawizi', ['honey', 'cloves', 'ginger']],
  ['moringa (mlonge) seeds', ['moringa']],
  ['kitunguu saumu', ['garlic']],
  ['red kitunguu', ['onion']],
  ['lemon grass tea', ['lemongrass']],
  ['mintcake', []],
  ['a pot of my own making', []],
  ['', []],
])('%s: %j', (title, herbs) => {
  expect(herbsIn(title)).toEqual(herbs);
});
