import { expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { parseDescription } from './description.ts';

it.each([
  ['Dried LEAVES', 'dried leaves'],
  ['\r\n  steep for\t10 minutes  \r\nand  drink', 'steep for\t10 minutes  \nand  drink'],
  ['How To Use: https://youtu.be/dQw4AbC_Xy', 'how to use: https://youtu.be/dQw4AbC_Xy'],
  ['x'.repeat(2000), 'x'.repeat(2000)],
])('keeps the description %j as %j', (typed, description) => {
  expect(parseDescription(typed)).toEqual({ ok: true, value: description });
});

it.each([
  ['without a letter', ' \r\n', texts.advertForm.descriptionMissing],
  ['of 2001 letters', 'x'.repeat(2001), texts.adverts.descriptionTooLong({ max: 2000 })],
])('refuses a description %s', (_, typed, problem) => {
  expect(parseDescription(typed)).toEqual({ ok: false, problem });
});
