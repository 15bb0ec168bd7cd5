import { expect, it } from 'vitest';
import { normaliseLine, normaliseText } from './normalise-text.ts';

it.each([
  ['', ''],
  [' a ', 'a'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\u0000\u0007b', 'ab'],
  ['a\tb', 'a\tb'],
  ['neem \u202e000,1 XGU\u202c', 'neem 000,1 XGU'],
  ['\u2067a\u2069', 'a'],
  ['שלום \u200fneem', 'שלום \u200fneem'],
  ['u\u0308', '\u00fc'],
  ['\ud800x', '\ufffdx'],
  ['ginger\u{10FFFF} \uFDD0x', 'ginger x'],
  ['👩🏾‍🌾', '👩🏾‍🌾'],
  ['two  spaces', 'two  spaces'],
])('keeps the text %j as %j', (typed, kept) => {
  expect(normaliseText(typed)).toBe(kept);
});

it.each([
  ['  a \t\n b  ', 'a b'],
  ['a\u00a0\u3000b', 'a b'],
  ['a\r\n\r\nb', 'a b'],
])('keeps the line %j as %j', (typed, kept) => {
  expect(normaliseLine(typed)).toBe(kept);
});

it('drops excess accents', () => {
  expect(normaliseText(`a${'\u0300\u0323'.repeat(100_000)}b`)).toBe(`\u1ea1${'\u0323'.repeat(8)}b`);
});
