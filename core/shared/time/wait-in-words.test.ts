import { expect, it } from 'vitest';
import * as waits from '../../texts/waits.ts';
import { waitInWords } from './wait-in-words.ts';

it.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [720, '12 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('says of %i seconds: %s', (seconds, words) => {
  expect(waitInWords(seconds, waits)).toBe(words);
});
