import { expect, it } from 'vitest';
import { isOneLetterOff, wordFinder } from './one-letter-off.ts';

it.each([
  ['changed', 'cures', 'curez'],
  ['changed first', 'cancer', 'kancer'],
  ['added', 'cures', 'curres'],
  ['added at the end', 'heal', 'heall'],
  ['left out', 'diabetes', 'diabtes'],
  ['left out at the end', 'diabetes', 'diabete'],
  ['swapped', 'cancer', 'canecr'],
])('a letter %s: %s, %s', (_how, one, other) => {
  expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([true, true]);
});

it.each([
  ['cancer', 'dancers'],
  ['cures', 'curled'],
  ['malaria', 'maleira'],
  ['heal', ''],
])('more than one letter: %s, %s', (one, other) => {
  expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([false, false]);
});

it('finds the word that was meant', () => {
  const meant = wordFinder(['cancer', 'malaria']);
  expect(['kancer', 'malara', 'neem'].map(meant)).toEqual(['cancer', 'malaria', undefined]);
});
