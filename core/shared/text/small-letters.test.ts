import { expect, it } from 'vitest';
import { smallLetters } from './small-letters.ts';

it.each([
  ['Fresh MULULUZA', 'fresh mululuza'],
  ['5.000/KG And/Or 250G', '5.000/kg and/or 250g'],
  ['Dried.Leaves, E.G. Neem', 'dried.leaves, e.g. neem'],
  ['Nakato@Example.COM', 'nakato@example.com'],
  ['', ''],
])('writes %j as %j', (typed, written) => {
  expect(smallLetters(typed)).toBe(written);
});

it.each([
  'https://youtu.be/dQw4AbC_Xy',
  'http://example.com/A?B=C#D',
  'wa.me/message/ABC2DEF',
  'chat.whatsapp.com/GqTz0',
  'www.facebook.com/NakatoHerbs',
  'WWW.Example.com',
  'HTTPS://Example.com/A',
])('keeps the letters of the address %s, wherever it stands', (address) => {
  expect(smallLetters(address)).toBe(address);
  expect(smallLetters(`See:${address}\n(${address}) NOW`)).toBe(`see:${address}\n(${address}) now`);
});

// Looked at again from each character, these take minutes.
it.each(['A.', 'Aa-', 'WWW.', 'HTTP:/', 'a.BB'])('does not look twice at a long row of %j', (row) => {
  expect(smallLetters(`${row.repeat(200_000)} X`)).toHaveLength(row.length * 200_000 + 2);
});
