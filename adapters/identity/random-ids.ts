import { randomInt } from 'node:crypto';
import type { Ids } from '../../core/ports/ids.ts';

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const legible = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function createRandomIds(): Ids {
  return {
    alphanumeric: (length) => pick(alphanumeric, length),
    legible: (length) => pick(legible, length),
  };
}

function pick(characters: string, length: number): string {
  return Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
}
