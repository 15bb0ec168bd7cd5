import { expect, it } from 'vitest';
import { bestSpelling as bestOf } from './best-spelling.ts';

const bestSpelling = (
  typed: string,
  candidates: Parameters<typeof bestOf>[1],
  names: readonly string[] = [],
) => bestOf(typed, candidates, new Set(names));

const words = (...all: readonly (readonly [string, number])[]) =>
  all.map(([word, adverts]) => ({ word, adverts }));

it('prefers fewer edits to more adverts', () => {
  expect(bestSpelling('morninga', words(['mornings', 1], ['marinja', 900], ['moringa', 2]))).toBe('moringa');
});

it('prefers a name to a word that more adverts have, among words with as many edits', () => {
  const candidates = words(['morning', 40], ['moringa', 7]);
  expect(bestSpelling('morninga', candidates)).toBe('morning');
  expect(bestSpelling('morninga', candidates, ['moringa'])).toBe('moringa');
});

it('prefers more adverts among words with as many edits, and then the first of the alphabet', () => {
  expect(bestSpelling('meem', words(['teem', 3], ['neem', 12], ['seem', 12]))).toBe('neem');
  expect(bestSpelling('meem', words(['seem', 12], ['neem', 12]))).toBe('neem');
});

it('returns neither the word itself nor one that is too far away', () => {
  expect(bestSpelling('neem', words(['neem', 5], ['noom', 5]))).toBeUndefined();
  expect(bestSpelling('neems', words(['nooms', 5]))).toBe('nooms');
  expect(bestSpelling('neem', [])).toBeUndefined();
});
