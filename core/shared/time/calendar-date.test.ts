import { expect, it } from 'vitest';
import { calendarDate, isCalendarDate } from './calendar-date.ts';

it.each(['2027-05-03', '2028-02-29', '0001-01-01'])('accepts the day %s', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

it.each([
  '',
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-5-3',
  '3/5/2027',
  '2027-05-03T00:00',
  ' 2027-05-03',
])('rejects the day "%s"', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

it.each([
  ['2027-05-02T20:59:59Z', '2027-05-02'],
  ['2027-05-02T21:00:00Z', '2027-05-03'],
])('%s is the day %s in Kampala', (at, day) => {
  expect(calendarDate(new Date(at))).toBe(day);
});
