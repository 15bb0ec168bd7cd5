import { expect, it } from 'vitest';
import { inEnglish } from '../../fixtures-for-test.ts';
import { texts } from '../../texts/text.ts';
import { listInWords } from './list-in-words.ts';

const { scam, rude } = texts.reports.reasons;

it.each([
  [[], ''],
  [['“tea”'], '“tea”'],
  [[scam, rude], 'Scam, Rude or harassing'],
  [['Ginger', scam, rude], 'Ginger, Scam, Rude or harassing'],
])('has commas between the parts: %j', (parts, line) => {
  expect(inEnglish(listInWords(parts))).toBe(line);
});
