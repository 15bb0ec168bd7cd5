import { expect, it } from 'vitest';
import { beginningOf, weekOf } from './weeks.ts';

it('begins a week on Monday in Kampala', () => {
  expect(weekOf(new Date('1970-01-01T00:00:00Z'))).toBe(0);
  const week = weekOf(new Date('2026-11-28T12:00:00Z'));
  // Midnight in Kampala is 21:00 of the day before in London.
  expect(beginningOf(week)).toEqual(new Date('2026-11-22T21:00:00Z'));
  expect(weekOf(new Date('2026-11-22T21:00:00Z'))).toBe(week);
  expect(weekOf(new Date('2026-11-22T20:59:59.999Z'))).toBe(week - 1);
  expect(weekOf(new Date('2026-11-29T20:59:59.999Z'))).toBe(week);
});
