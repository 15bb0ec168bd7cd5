import { describe, expect, test } from 'vitest';
import type { Ids } from '../../core/ports/ids.ts';

export function describeIds(name: string, create: () => Ids): void {
  describe(`${name}: ids`, () => {
    test.each([0, 1, 20, 30, 43, 500])('makes %i letters and digits', (length) => {
      const id = create().alphanumeric(length);
      expect(id).toHaveLength(length);
      expect(id).toMatch(/^[A-Za-z0-9]*$/);
    });

    test('makes ids to be copied by hand of characters that look like no other', () => {
      const id = create().legible(500);
      expect(id).toHaveLength(500);
      expect(id).toMatch(/^[2-9A-HJKMNP-Z]*$/);
      expect(new Set(create().legible(5000)).size).toBe(31);
    });

    test('makes no id twice in 10,000', () => {
      const ids = create();
      const made = Array.from({ length: 10_000 }, () => ids.alphanumeric(20));
      expect(new Set(made).size).toBe(10_000);
    });

    test('makes other ids each time it is created', () => {
      expect(create().alphanumeric(20)).not.toBe(create().alphanumeric(20));
    });

    test('uses each of the 62 characters about equally often', () => {
      const expected = 2000;
      const counts = new Map<string, number>();
      for (const character of create().alphanumeric(62 * expected)) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
      expect(counts.size).toBe(62);
      // A uniform distribution exceeds this bound less than once in a thousand million runs; a byte modulo 62 exceeds
      // it.
      for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(330);
    });
  });
}
