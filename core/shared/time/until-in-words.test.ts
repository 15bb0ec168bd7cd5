import { expect, it } from 'vitest';
import * as clock from '../../texts/clock.ts';
import * as days from '../../texts/days.ts';
import * as moments from '../../texts/moments.ts';
import { untilInWords } from './until-in-words.ts';

it.each([
  ['2025-01-31T13:05:59Z', '4:05 PM on 31 January 2025, Kampala time'],
  ['2025-01-31T21:00:00Z', '12:00 AM on 1 February 2025, Kampala time'],
  ['2025-06-01T09:30:00Z', '12:30 PM on 1 June 2025, Kampala time'],
])('says %s as people in Kampala do', (at, words) => {
  expect(untilInWords(new Date(at), { clock, days, moments })).toBe(words);
});
