import { expect, it } from 'vitest';
import * as ages from '../../texts/ages.ts';
import { agoInWords } from './ago-in-words.ts';
import { day, hour, minute, second } from './durations.ts';

it.each([
  [0, 'just now'],
  [59 * second, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, '1 hour ago'],
  [2 * hour + 59 * minute, '2 hours ago'],
  [day, '1 day ago'],
  [400 * day, '400 days ago'],
  [-365 * day, 'just now'],
])('%s milliseconds are: %s', (age, words) => {
  expect(agoInWords(age, ages)).toBe(words);
});
