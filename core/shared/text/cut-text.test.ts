import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['neem', 3, 'nee'],
  ['neem', 9, 'neem'],
  ['a🌿🌿', 3, 'a🌿'],
  ['a🌿🌿', 4, 'a🌿'],
  ['🌿', 1, ''],
])('cuts %s after %i to %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
