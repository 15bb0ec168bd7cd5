import { expect, it } from 'vitest';
import { editsAllowed, editsBetween, isSpelled, spellingKeys } from './edits.ts';

it.each([
  ['moringa', 'moringa', 0],
  ['morninga', 'moringa', 1],
  ['moringga', 'moringa', 1],
  ['moirnga', 'moringa', 1],
  ['moringe', 'moringa', 1],
  ['moring', 'moringa', 1],
  ['omringa', 'moringa', 1],
  ['moringaa', 'moringa', 1],
  ['mornga', 'moringa', 1],
  ['mroigna', 'moringa', 2],
  ['xoringx', 'moringa', 2],
  ['orng', 'moringa', undefined],
  ['gniger', 'ginger', 1],
  ['gnigre', 'ginger', 2],
  ['zanjabil', 'moringa', undefined],
  ['زنجبل', 'زنجبيل', 1],
  ['🌿a', '🌿', 1],
])('between %s and %s are %j edits, either way', (one, other, edits) => {
  expect(editsBetween(one, other, 2)).toBe(edits);
  expect(editsBetween(other, one, 2)).toBe(edits);
});

it('counts no further than asked', () => {
  expect(editsBetween('xoringx', 'moringa', 1)).toBeUndefined();
});

it('allows one edit up to four letters, and two above', () => {
  expect(['tea', 'neem', 'aloes', 'ŋŋŋŋ'].map(editsAllowed)).toEqual([1, 1, 2, 1]);
});

it.each([
  ['tea', true],
  ['زنجبيل', true],
  ['te', false],
  ['250g', false],
  ['2500', false],
  ['x'.repeat(41), false],
])('of %s it says %s whether it may be misspelled', (word, spelled) => {
  expect(isSpelled(word)).toBe(spelled);
});

it('gives a key in common to any two words that are as few edits apart as one of them allows', () => {
  const letters = ['a', 'b', 'z'];
  const edited = (word: string): readonly string[] => {
    const all = [...word];
    const places = Array.from({ length: all.length + 1 }, (_, at) => at);
    const texts = places.flatMap((at) => [
      ...letters.flatMap((letter) => [all.toSpliced(at, 0, letter), all.toSpliced(at, 1, letter)]),
      all.toSpliced(at, 1),
      ...(at > 0 && at < all.length ? [all.toSpliced(at - 1, 2, all[at] ?? '', all[at - 1] ?? '')] : []),
    ]);
    return [...new Set(texts.map((text) => text.join('')))];
  };
  for (const word of ['aba', 'abab', 'babaz', 'bazaba', 'zabazab', 'ababzbab', 'abzabaabza']) {
    const keys = new Set(spellingKeys(word));
    const once = edited(word);
    for (const typed of [...once, ...once.flatMap(edited)]) {
      const edits = editsBetween(typed, word, 2);
      if (!isSpelled(typed) || edits === undefined || edits > editsAllowed(typed)) continue;
      if (!spellingKeys(typed).some((key) => keys.has(key))) expect.fail(`${typed} does not lead to ${word}`);
    }
  }
});
