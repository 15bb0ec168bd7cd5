import { expect, it } from 'vitest';
import * as days from '../../texts/days.ts';
import { dayName } from './day-name.ts';

// 00:30 in Kampala on 1 March.
const shortAfterMidnight = '2025-02-28T21:30:00Z';

it.each([
  ['the same moment', shortAfterMidnight, 'Today'],
  ['the first moment of the day', '2025-02-28T21:00:00Z', 'Today'],
  ['a minute ahead', '2025-02-28T21:31:00Z', 'Today'],
  ['the last moment of the day before', '2025-02-28T20:59:59.999Z', 'Yesterday'],
  ['the first moment of the day before', '2025-02-27T21:00:00Z', 'Yesterday'],
  ['two days before', '2025-02-27T20:59:59Z', '27 February 2025'],
  ['the end of a year in Kampala', '2024-12-31T20:59:59Z', '31 December 2024'],
  ['the beginning of a year in Kampala', '2024-12-31T21:00:00Z', '1 January 2025'],
])('names the day of %s', (_, at, name) => {
  expect(dayName(new Date(at), new Date(shortAfterMidnight), days)).toBe(name);
});
