import { expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { parseTitle } from './title.ts';

it.each([
  ['Fresh MULULUZA', 'fresh mululuza'],
  ['  neem \t leaves\r\nbundle ', 'neem leaves bundle'],
  ['\u00c9CORCE', '\u00e9corce'],
  ['🌿', '🌿'],
  ['Ask at wa.me/message/ABC2DEF', 'ask at wa.me/message/ABC2DEF'],
  ['omuti ogw’okusiiga', 'omuti ogw’okusiiga'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('keeps the title %j as %j', (typed, title) => {
  expect(parseTitle(typed)).toEqual({ ok: true, value: title });
});

it.each([
  ['without a letter', ' \r\n', texts.advertForm.titleMissing],
  ['of 101 letters', 'x'.repeat(101), texts.adverts.titleTooLong({ max: 100 })],
])('refuses a title %s', (_, typed, problem) => {
  expect(parseTitle(typed)).toEqual({ ok: false, problem });
});
