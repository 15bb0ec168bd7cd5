import { expect, it } from 'vitest';
import * as clock from '../../texts/clock.ts';
import { clockTime } from './clock-time.ts';

it.each([
  ['2026-11-22T11:05:09Z', '2:05 PM'],
  ['2026-11-22T09:00:00Z', '12:00 PM'],
  ['2026-11-22T21:00:00Z', '12:00 AM'],
  ['2026-11-22T05:59:59Z', '8:59 AM'],
])('at %s clocks in Kampala show %s', (at, time) => {
  expect(clockTime(new Date(at), clock)).toBe(time);
});
