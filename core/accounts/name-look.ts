import { plainLetters } from '../shared/text/look-alikes.ts';

/**
 * The same for names that look the same: without case, accents, dots and underscores, letters of other scripts as the
 * Latin ones that they look like, I, l and 1 as one, and O and 0. (Decision 20. "rn" is not m: too many names have it.)
 */
export function nameLook(name: string): string {
  return plainLetters(name).replace(/[._]/g, '').replace(/[i1]/g, 'l').replaceAll('0', 'o');
}
