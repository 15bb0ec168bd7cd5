import { describe, expect, test } from 'vitest';
import type { Clock } from '../../core/ports/clock.ts';

export function describeClock(name: string, create: () => Clock): void {
  describe(`${name}: clock`, () => {
    test('tells a time', () => {
      const now = create().now();
      expect(now).toBeInstanceOf(Date);
      expect(now.getTime()).toBeGreaterThan(Date.parse('2024-01-01'));
    });

    test('returns a new date object each time', () => {
      const clock = create();
      const first = clock.now();
      const at = first.getTime();
      first.setFullYear(1970);
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(at);
    });
  });
}
