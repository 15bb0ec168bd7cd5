import { expect, test } from 'vitest';
import { describeClock } from '../contracts/clock.ts';
import { createSystemClock } from './system-clock.ts';

describeClock('system', createSystemClock);

test('returns the time of this machine', () => {
  const before = Date.now();
  const now = createSystemClock().now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
