import type { PictureHash } from '../entities/picture.ts';

/** The numbers of parts, across and down, whose brightness is compared. */
export const shadeColumns = 9;
export const shadeRows = 8;

/** Hashes of the same picture differ in at most so many bits. */
const nearBits = 6;

const bits = 64;
const bandCount = 4;
const digitsPerBand = 4;
const bitsPerBand = bits / bandCount;

/** The hash of `shadeColumns` × `shadeRows` shades, given row after row. */
export function hashOf(shades: Uint8Array): PictureHash {
  const bands = new Array<number>(bandCount).fill(0);
  let brighter = 0;
  for (let row = 0; row < shadeRows; row += 1) {
    for (let column = 0; column < shadeColumns - 1; column += 1) {
      const at = row * shadeColumns + column;
      if ((shades[at] ?? 0) <= (shades[at + 1] ?? 0)) continue;
      brighter += 1;
      // Neighbouring bits go to different bands, because whole rows of many photos are a white background and all
      // alike.
      const band = (column + 2 * row) % bandCount;
      const place = 2 * row + Math.floor(column / bandCount);
      bands[band] = (bands[band] ?? 0) | (1 << place);
    }
  }
  // An empty sheet or a single object on one has at most one edge in each row, and many pictures have that pattern.
  if (Math.min(brighter, bits - brighter) <= shadeRows) return '';
  return bands.map(bandInWords).join('');
}

export function areNear(one: PictureHash, other: PictureHash): boolean {
  if (one === '' || other === '') return false;
  let different = 0;
  for (let band = 0; band < bandCount; band += 1)
    different += bitsIn(Number.parseInt(bandOf(one, band), 16) ^ Number.parseInt(bandOf(other, band), 16));
  return different <= nearBits;
}

/**
 * For each of the four quarters (bands) of a hash, the values that it can have in a near hash: the same, or with one
 * bit changed. Six or seven differing bits cannot put two into each of four quarters, so every near hash has one of
 * these values. Without values for an empty hash.
 */
export function bandsNear(hash: PictureHash): readonly (readonly string[])[] {
  if (hash === '') return [];
  return Array.from({ length: bandCount }, (_, band) => {
    const value = Number.parseInt(bandOf(hash, band), 16);
    const changed = Array.from({ length: bitsPerBand }, (_, bit) => value ^ (1 << bit));
    return [value, ...changed].map(bandInWords);
  });
}

function bandOf(hash: PictureHash, band: number): string {
  return hash.slice(band * digitsPerBand, (band + 1) * digitsPerBand);
}

function bandInWords(band: number): string {
  return band.toString(16).padStart(digitsPerBand, '0');
}

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
