import { expect, it } from 'vitest';
import * as clock from '../../texts/clock.ts';
import { messageTime } from './message-time.ts';

it.each([
  ['2025-01-31T13:05:09Z', '2025-01-31 4:05:09 PM'],
  ['2025-01-31T20:59:59Z', '2025-01-31 11:59:59 PM'],
  ['2025-01-31T21:00:00Z', '2025-02-01 12:00:00 AM'],
  ['2025-01-31T08:59:59Z', '2025-01-31 11:59:59 AM'],
  ['2025-01-31T09:00:00Z', '2025-01-31 12:00:00 PM'],
  ['2025-01-31T10:00:01Z', '2025-01-31 1:00:01 PM'],
  ['2024-02-28T21:00:00Z', '2024-02-29 12:00:00 AM'],
  ['2024-12-31T21:00:00Z', '2025-01-01 12:00:00 AM'],
])('shows %s as %j', (at, shown) => {
  expect(messageTime(new Date(at), clock)).toBe(shown);
});
