import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  ['2026-11-22T11:05:09Z', '14:05'],
  ['2026-11-22T21:00:00Z', '00:00'],
  ['2026-11-22T05:59:59Z', '08:59'],
])('at %s clocks in Kampala show %s', (at, time) => {
  expect(clockTime(new Date(at))).toBe(time);
});
