import { randomUUID } from 'node:crypto';
import type { Sealer } from '../../core/ports/sealer.ts';

/** A sealed text is a random key to the text, which stays in memory. */
export function createMemorySealer(): Sealer {
  const sealed = new Map<string, string>();
  return {
    seal(text) {
      const name = `sealed-${randomUUID()}`;
      sealed.set(name, text);
      return name;
    },
    open: (name) => sealed.get(name),
  };
}
