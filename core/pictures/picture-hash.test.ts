import { describe, expect, it } from 'vitest';
import { areNear, bandsNear, hashOf, shadeColumns, shadeRows } from './picture-hash.ts';

/** The same numbers each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const random = createRandom(7);
const someHash = () => Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');

/** The hash with this many of its bits changed. */
function changed(hash: string, bits: number): string {
  const places = new Set<number>();
  while (places.size < bits) places.add(Math.floor(random() * 64));
  const value = [...places].reduce((sum, place) => sum ^ (1n << BigInt(place)), BigInt(`0x${hash}`));
  return value.toString(16).padStart(16, '0');
}

const shades = (shade: (column: number, row: number) => number) =>
  Uint8Array.from({ length: shadeColumns * shadeRows }, (_, at) =>
    shade(at % shadeColumns, Math.floor(at / shadeColumns)),
  );
const leaf = shades((column, row) => (column * 37 + row * 91 + column * row * 53) % 256);

describe('a hash', () => {
  it('has 16 digits, and is the same for a picture that is brighter or has less contrast', () => {
    expect(hashOf(leaf)).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(leaf.map((shade) => shade * 0.5 + 60))).toBe(hashOf(leaf));
  });

  it('changes by one bit for each part that is now brighter than the one to its right', () => {
    const even = shades((column, row) => ((column + row) % 2) * 200);
    const other = Uint8Array.from(even);
    // The last one in a row has only one neighbour.
    for (const row of [0, 2, 4]) other[row * shadeColumns + 8] = 255;
    const bitsOf = (hash: string) => BigInt(`0x${hash}`).toString(2).replaceAll('0', '').length;
    expect(bitsOf(hashOf(even)) - bitsOf(hashOf(other))).toBe(3);
  });

  it.each([
    ['one colour', () => 128],
    ['a shadow from left to right', (column: number) => 250 - 20 * column],
    ['a sky above a field', (_: number, row: number) => (row < 4 ? 220 : 60)],
    [
      'a white sheet with a spot',
      (column: number, row: number) => (column + row === 9 && row < 6 ? 10 : 255),
    ],
  ])('is empty for %s, and close to no other', (_, shade) => {
    const hash = hashOf(shades(shade));
    expect(hash).toBe('');
    expect(areNear(hash, hash)).toBe(false);
    expect(bandsNear(hash)).toEqual([]);
  });
});

const some = Array.from({ length: 300 }, someHash);

it('is close to one that differs in six bits, but not in seven', () => {
  expect(some.filter((hash, index) => !areNear(hash, changed(hash, index % 7)))).toEqual([]);
  expect(some.filter((hash, index) => areNear(hash, changed(hash, 7 + (index % 50))))).toEqual([]);
});

it('shares a quarter, except for one bit, with every hash that is close', () => {
  const missed = some.filter((hash, index) => {
    const near = changed(hash, index % 7);
    return !bandsNear(hash).some((values, band) => values.includes(near.slice(band * 4, band * 4 + 4)));
  });
  expect(missed).toEqual([]);
  expect(bandsNear(someHash()).map((values) => new Set(values).size)).toEqual([17, 17, 17, 17]);
});
