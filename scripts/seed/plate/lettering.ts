import { number } from './geometry.ts';

/**
 * A pen's alphabet, because a machine may have no fonts: each letter is its width and the way of the pen, with y
 * upwards from the base line. Small letters are 10 high, capitals 15.
 */
const letters: Readonly<Record<string, readonly [width: number, way: string]>> = {
  a: [8.8, 'M8 10L8 0M8 7.5C7.5 9.5 5.8 10 4.6 10C2 10 .5 7.8 .5 5C.5 2.2 2 0 4.6 0C5.8 0 7.5 .6 8 2.6'],
  b: [9, 'M1 16L1 0M1 2.5C1.5 .6 3.2 0 4.4 0C7 0 8.5 2.2 8.5 5C8.5 7.8 7 10 4.4 10C3.2 10 1.5 9.5 1 7.5'],
  c: [8, 'M7.6 8.2C6.8 9.6 5.7 10 4.6 10C2 10 .5 7.8 .5 5C.5 2.2 2 0 4.6 0C5.8 0 6.9 .5 7.6 1.8'],
  d: [8.8, 'M8 16L8 0M8 7.5C7.5 9.5 5.8 10 4.6 10C2 10 .5 7.8 .5 5C.5 2.2 2 0 4.6 0C5.8 0 7.5 .6 8 2.6'],
  e: [8.3, 'M.7 5.3L8 5.3C8 8.2 6.6 10 4.5 10C2 10 .5 7.8 .5 5C.5 2.2 2 0 4.6 0C5.9 0 7 .5 7.7 1.7'],
  f: [5, 'M6 14.6C5.6 15.6 4.9 16 4.2 16C2.8 16 2.2 15 2.2 13.4L2.2 0M0 10L5 10'],
  g: [
    8.8,
    'M8 10L8 -1.5C8 -4 6.4 -5.2 4.3 -5.2C2.6 -5.2 1.3 -4.5 .7 -3.4M8 7.5C7.5 9.5 5.8 10 4.6 10C2 10 .5 7.8 .5 5C.5 2.2 2 0 4.6 0C5.8 0 7.5 .6 8 2.6',
  ],
  h: [8.5, 'M1 16L1 0M1 7C1.6 9 3 10 4.6 10C6.6 10 7.5 8.8 7.5 6.8L7.5 0'],
  i: [2, 'M1 10L1 0M1 13.5L1 13.8'],
  j: [2.8, 'M1.8 10L1.8 -2.4C1.8 -4.4 .6 -5.2 -.8 -5M1.8 13.5L1.8 13.8'],
  k: [7.8, 'M1 16L1 0M7 10L1.2 4.4M3.2 6.2L7.6 0'],
  l: [2, 'M1 16L1 0'],
  m: [
    13.2,
    'M1 10L1 0M1 7C1.6 9 2.9 10 4.2 10C6 10 6.6 8.8 6.6 6.8L6.6 0M6.6 7C7.2 9 8.5 10 9.8 10C11.6 10 12.2 8.8 12.2 6.8L12.2 0',
  ],
  n: [8.5, 'M1 10L1 0M1 7C1.6 9 3 10 4.6 10C6.6 10 7.5 8.8 7.5 6.8L7.5 0'],
  o: [9, 'M4.5 10C2 10 .5 7.8 .5 5C.5 2.2 2 0 4.5 0C7 0 8.5 2.2 8.5 5C8.5 7.8 7 10 4.5 10Z'],
  p: [9, 'M1 10L1 -5M1 2.5C1.5 .6 3.2 0 4.4 0C7 0 8.5 2.2 8.5 5C8.5 7.8 7 10 4.4 10C3.2 10 1.5 9.5 1 7.5'],
  q: [8.8, 'M8 10L8 -5M8 7.5C7.5 9.5 5.8 10 4.6 10C2 10 .5 7.8 .5 5C.5 2.2 2 0 4.6 0C5.8 0 7.5 .6 8 2.6'],
  r: [5.4, 'M1 10L1 0M1 6.6C1.6 8.8 3 10 5.2 9.9'],
  s: [
    7.2,
    'M6.4 8.6C5.8 9.6 4.8 10 3.7 10C2.2 10 1 9.1 1 7.7C1 6.2 2.2 5.6 3.8 5.1C5.6 4.5 6.8 3.9 6.8 2.5C6.8 .9 5.4 0 3.7 0C2.3 0 1.1 .6 .5 1.7',
  ],
  t: [6, 'M2.2 13.4L2.2 2.6C2.2 .8 3 0 4.2 0C4.9 0 5.5 .3 5.9 .8M0 10L5.4 10'],
  u: [8.5, 'M1 10L1 3.2C1 1.2 2 0 3.9 0C5.5 0 6.9 1 7.5 3M7.5 10L7.5 0'],
  v: [8, 'M.4 10L4 0L7.6 10'],
  w: [12.4, 'M.4 10L3.4 0L6.2 9.4L9 0L12 10'],
  x: [7.8, 'M.6 10L7.2 0M7.2 10L.6 0'],
  y: [8, 'M.4 10L4 0M7.6 10L3.6 -1C2.8 -3.6 1.8 -5 .2 -5'],
  z: [7.4, 'M.8 10L6.8 10L.6 0L7 0'],
  A: [11.2, 'M.4 0L5.6 15L10.8 0M2.4 5.4L8.8 5.4'],
  B: [
    9.8,
    'M1 0L1 15L5 15C7.4 15 8.6 13.6 8.6 11.6C8.6 9.4 7.2 8 5 8L1 8M5 8C7.8 8 9.2 6.4 9.2 4.1C9.2 1.6 7.6 0 5 0L1 0',
  ],
  C: [11.4, 'M11 12.2C9.8 14 8.2 15 6.4 15C3 15 .6 12 .6 7.5C.6 3 3 0 6.4 0C8.3 0 9.9 1 11 2.8'],
  D: [12, 'M1 0L1 15L4.6 15C9 15 11.4 12 11.4 7.5C11.4 3 9 0 4.6 0Z'],
  E: [9, 'M8.4 15L1 15L1 0L8.6 0M1 7.8L7.4 7.8'],
  F: [8.4, 'M8.2 15L1 15L1 0M1 7.6L7 7.6'],
  G: [12, 'M11 12.4C9.8 14.1 8.2 15 6.4 15C3 15 .6 12 .6 7.5C.6 3 3 0 6.6 0C8.4 0 10 .7 11.2 2L11.2 7L7.4 7'],
  H: [11.6, 'M1 15L1 0M10.6 15L10.6 0M1 7.8L10.6 7.8'],
  I: [2, 'M1 15L1 0'],
  J: [6, 'M5 15L5 3.4C5 1.2 3.8 0 2.2 0C1.4 0 .8 .2 .2 .6'],
  K: [10, 'M1 15L1 0M9.2 15L1.2 6.4M3.8 9L9.8 0'],
  L: [8.4, 'M1 15L1 0L8 0'],
  M: [14, 'M.8 0L2 15L7 3.4L12 15L13.2 0'],
  N: [11.6, 'M1 0L1 15L10.6 0L10.6 15'],
  O: [14, 'M7 15C3.2 15 .6 12 .6 7.5C.6 3 3.2 0 7 0C10.8 0 13.4 3 13.4 7.5C13.4 12 10.8 15 7 15Z'],
  P: [9.6, 'M1 0L1 15L5 15C7.8 15 9.2 13.2 9.2 10.9C9.2 8.6 7.8 6.8 5 6.8L1 6.8'],
  Q: [
    14,
    'M7 15C3.2 15 .6 12 .6 7.5C.6 3 3.2 0 7 0C10.8 0 13.4 3 13.4 7.5C13.4 12 10.8 15 7 15ZM8.4 3.4L13 -1.6',
  ],
  R: [10, 'M1 0L1 15L5 15C7.8 15 9.2 13.2 9.2 10.9C9.2 8.6 7.8 6.8 5 6.8L1 6.8M4.8 6.8L9.8 0'],
  S: [
    9.6,
    'M8.4 13C7.6 14.4 6.2 15 4.8 15C2.6 15 1.1 13.6 1.1 11.6C1.1 9.4 2.9 8.5 4.9 7.8C7.2 7 9 6.1 9 3.8C9 1.5 7.2 0 4.7 0C2.8 0 1.3 .9 .5 2.5',
  ],
  T: [10.2, 'M.2 15L10 15M5.1 15L5.1 0'],
  U: [11.2, 'M1 15L1 5C1 1.8 2.8 0 5.6 0C8.4 0 10.2 1.8 10.2 5L10.2 15'],
  V: [10.8, 'M.4 15L5.4 0L10.4 15'],
  W: [16.4, 'M.4 15L4.4 0L8.2 14L12 0L16 15'],
  X: [10.4, 'M.8 15L9.6 0M9.6 15L.8 0'],
  Y: [10.4, 'M.4 15L5.2 7.6L10 15M5.2 7.6L5.2 0'],
  Z: [10, 'M1 15L9.2 15L.6 0L9.6 0'],
  '.': [2.4, 'M1.2 0L1.2 .2'],
  ',': [2.4, 'M1.4 .2L.6 -2.2'],
  '-': [6, 'M1 5L5 5'],
  "'": [2.4, 'M1.2 15.5L1 12.5'],
  ' ': [5, ''],
};

const gap = 2.6;

export interface Hand {
  /** Height of a small letter in pixels. */
  readonly size: number;
  readonly colour: string;
  /** Degrees to the right. */
  readonly slant?: number;
  /** Additional space between letters, in parts of a small letter's height. */
  readonly spacing?: number;
  /** Width of the pen in parts of a small letter's height. */
  readonly pen?: number;
}

function advance(letter: string, spacing: number): number {
  return (letters[letter]?.[0] ?? 0) + gap + spacing * 10;
}

/** In pixels. */
export function textWidth(text: string, { size, spacing = 0 }: Hand): number {
  return (Array.from(text).reduce((sum, letter) => sum + advance(letter, spacing), -gap) * size) / 10;
}

/** Whether every letter of the text can be written. */
export function canWrite(text: string): boolean {
  return Array.from(text).every((letter) => Object.hasOwn(letters, letter));
}

/** The text with its middle at x and its base line at y, as with a broad pen held aslant. */
export function writeCentred(text: string, x: number, y: number, hand: Hand): string {
  const { size, colour, slant = 0, spacing = 0, pen = 0.13 } = hand;
  const scale = size / 10;
  let place = 0;
  const ways = Array.from(text).map((letter) => {
    const way = letters[letter]?.[1] ?? '';
    const shifted = way === '' ? '' : `<path d="${way}" transform="translate(${number(place)} 0)"/>`;
    place += advance(letter, spacing);
    return shifted;
  });
  const left = x - textWidth(text, hand) / 2;
  const frame = `translate(${number(left)} ${number(y)}) skewX(${-slant}) scale(${scale.toFixed(3)} ${(-scale).toFixed(3)})`;
  const strokes = [-1, -0.33, 0.33, 1].map((part) => {
    const offset = part * pen * 5;
    return `<g transform="translate(${(offset * 0.8).toFixed(2)} ${(offset * 0.6).toFixed(2)})">${ways.join('')}</g>`;
  });
  return `<g transform="${frame}" fill="none" stroke="${colour}" stroke-width="${(pen * 7).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}
