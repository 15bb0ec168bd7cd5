import { plainLetters } from '../shared/text/look-alikes.ts';

/**
 * A key that is equal for names that look the same: without case, accents, dots and underscores, with Latin letters
 * in place of look-alikes in other scripts, I, l and 1 equal, and O and 0 equal. (Decision 20. "rn" and m differ,
 * because too many names have them.)
 */
export function nameLook(name: string): string {
  return plainLetters(name).replace(/[._]/g, '').replace(/[i1]/g, 'l').replaceAll('0', 'o');
}
