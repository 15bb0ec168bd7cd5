import { randomInt } from 'node:crypto';
import type { Ids } from '../../core/ports/ids.ts';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function createMemoryIds(): Ids {
  return {
    alphanumeric: (length) =>
      Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join(''),
  };
}
