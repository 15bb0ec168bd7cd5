import { randomUUID } from 'node:crypto';
import type { Sealer } from '../../core/ports/sealer.ts';

/** What it returns is the key under which it remembers the text. */
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
