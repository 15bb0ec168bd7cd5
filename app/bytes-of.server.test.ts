import { expect, test } from 'vitest';
import { bytesOf } from './bytes-of.server.ts';

const long = '“neem” '.repeat(40_000);

test.each([
  { name: 'no pieces', pieces: [] },
  { name: 'characters of one, two, three and four bytes', pieces: ['Ginger ', 'é', '“', '🌿 ', 'x'] },
  { name: 'a piece that is too long for the memory it reuses', pieces: ['before ', long, long, ' after'] },
])('$name become the bytes of their text', ({ pieces }) => {
  expect(bytesOf(pieces).toString()).toBe(pieces.join(''));
});

test('a later text does not change the bytes of an earlier one', () => {
  const first = bytesOf(['one']);
  bytesOf(['two']);
  expect(first.toString()).toBe('one');
});
