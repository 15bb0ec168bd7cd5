import { expect, it } from 'vitest';
import * as clock from '../../texts/clock.ts';
import * as days from '../../texts/days.ts';
import * as moments from '../../texts/moments.ts';
import { momentInWords } from './moment-in-words.ts';

it.each([
  ['2026-11-24T07:15:59Z', 'Tuesday 24 November, 10:15 AM'],
  ['2025-01-31T21:00:00Z', 'Saturday 1 February, 12:00 AM'],
])('says %s as people in Kampala do', (at, words) => {
  expect(momentInWords(new Date(at), { clock, days, moments })).toBe(words);
});
