import { randomBytes } from 'node:crypto';
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
  // Bytes from here on are skipped: they would make the first characters more likely than the last.
  const firstUnfairByte = 256 - (256 % characters.length);
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      if (byte < firstUnfairByte) id += characters.charAt(byte % characters.length);
    }
  }
  return id;
}
