import { expect, it } from 'vitest';
import { long, short } from '../../texts/relative-times.ts';
import { relativeTime } from './relative-time.ts';

// 15:00 in Kampala.
const afternoon = '2025-06-15T12:00:00.000Z';

it.each([
  ['this very moment', afternoon, afternoon, 'Just now'],
  ['59 s', '2025-06-15T11:59:01Z', afternoon, 'Just now'],
  ['59.999 s', '2025-06-15T11:59:00.001Z', afternoon, 'Just now'],
  ['60 s', '2025-06-15T11:59:00Z', afternoon, '1m ago'],
  ['119 s', '2025-06-15T11:58:01Z', afternoon, '1m ago'],
  ['59 min', '2025-06-15T11:01:00Z', afternoon, '59m ago'],
  ['59 min 59 s', '2025-06-15T11:00:01Z', afternoon, '59m ago'],
  ['60 min', '2025-06-15T11:00:00Z', afternoon, '1h ago'],
  ['119 min', '2025-06-15T10:01:00Z', afternoon, '1h ago'],
  ['since midnight in Kampala', '2025-06-14T21:00:00Z', afternoon, '15h ago'],
  ['a millisecond before midnight in Kampala', '2025-06-14T20:59:59.999Z', afternoon, 'Yesterday'],
  ['23 h 59 min of one day', '2025-06-14T21:00:00Z', '2025-06-15T20:59:00Z', '23h ago'],
  ['30 min across midnight in Kampala', '2025-06-14T20:45:00Z', '2025-06-14T21:15:00Z', '30m ago'],
  ['61 min across midnight in Kampala', '2025-06-14T20:30:00Z', '2025-06-14T21:31:00Z', 'Yesterday'],
  [
    '2 h across midnight in London, one day in Kampala',
    '2025-06-14T23:00:00Z',
    '2025-06-15T01:00:00Z',
    '2h ago',
  ],
  ['the first minute of yesterday', '2025-06-13T21:00:00Z', '2025-06-15T20:59:59Z', 'Yesterday'],
  ['25 h over two midnights', '2025-06-13T20:30:00Z', '2025-06-14T21:30:00Z', '2 days ago'],
  ['two days', '2025-06-13T12:00:00Z', afternoon, '2 days ago'],
  ['29 days', '2025-05-17T12:00:00Z', afternoon, '29 days ago'],
  ['30 days', '2025-05-16T12:00:00Z', afternoon, 'about 1 month ago'],
  ['a month of 31 days', '2025-05-15T12:00:00Z', afternoon, 'about 1 month ago'],
  ['44 days', '2025-05-02T12:00:00Z', afternoon, 'about 1 month ago'],
  ['45 days', '2025-05-01T12:00:00Z', afternoon, 'about 2 months ago'],
  ['59 days', '2025-04-17T12:00:00Z', afternoon, 'about 2 months ago'],
  ['60 days', '2025-04-16T12:00:00Z', afternoon, '2 months ago'],
  ['half a year', '2024-12-15T12:00:00Z', afternoon, '6 months ago'],
  ['a day less than a year', '2024-06-16T12:00:00Z', afternoon, '12 months ago'],
  ['a year', '2024-06-15T12:00:00Z', afternoon, 'about 1 year ago'],
  ['14 months', '2024-04-15T12:00:00Z', afternoon, 'about 1 year ago'],
  ['15 months', '2024-03-15T12:00:00Z', afternoon, 'over 1 year ago'],
  ['20 months', '2023-10-15T12:00:00Z', afternoon, 'over 1 year ago'],
  ['21 months', '2023-09-15T12:00:00Z', afternoon, 'almost 2 years ago'],
  ['two years', '2023-06-15T12:00:00Z', afternoon, 'about 2 years ago'],
  ['five years', '2020-01-10T12:00:00Z', afternoon, 'over 5 years ago'],
  ['a leap day, seen the next day', '2024-02-29T09:00:00Z', '2024-03-01T09:00:00Z', 'Yesterday'],
  ['28 February, seen after a leap day', '2024-02-28T09:00:00Z', '2024-03-01T09:00:00Z', '2 days ago'],
  ['28 February, seen in a common year', '2025-02-28T09:00:00Z', '2025-03-01T09:00:00Z', 'Yesterday'],
  ['a leap day, seen on 27 February', '2024-02-29T09:00:00Z', '2025-02-27T09:00:00Z', '12 months ago'],
  ['a leap day, seen on 28 February', '2024-02-29T09:00:00Z', '2025-02-28T09:00:00Z', 'about 1 year ago'],
  ['new year in Kampala', '2024-12-31T19:00:00Z', '2024-12-31T21:30:00Z', 'Yesterday'],
  ['a second ahead', '2025-06-15T12:00:01Z', afternoon, 'Just now'],
  ['a year ahead', '2026-06-15T12:00:00Z', afternoon, 'Just now'],
])('tells %s', (_, at, now, told) => {
  expect(relativeTime(new Date(at), new Date(now), long)).toBe(told);
});

it.each([
  ['2025-06-15T12:00:00Z', 'Just now'],
  ['2025-06-15T11:45:00Z', '15m ago'],
  ['2025-06-15T01:00:00Z', '11h ago'],
  ['2025-06-14T12:00:00Z', '1d ago'],
  ['2025-05-17T12:00:00Z', '29d ago'],
  ['2025-05-16T12:00:00Z', '1mo ago'],
  ['2024-06-16T12:00:00Z', '12mo ago'],
  ['2024-03-15T12:00:00Z', '1y ago'],
  ['2023-09-15T12:00:00Z', '2y ago'],
])('tells %s shortly as %j', (at, told) => {
  expect(relativeTime(new Date(at), new Date(afternoon), short)).toBe(told);
});
