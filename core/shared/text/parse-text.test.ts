import { expect, it } from 'vitest';
import { texts } from '../../texts/text.ts';
import { parseText } from './parse-text.ts';

const { missing, tooLong } = texts.comments;
const rule = { missing, max: 10, tooLong };

it.each([
  ['Malaria?', 'Malaria?'],
  ['  two\r\nlines \n', 'two\nlines'],
  ['Jose\u0301', 'José'],
  ['e\u0301'.repeat(10), 'é'.repeat(10)],
  ['🌿'.repeat(5), '🌿'.repeat(5)],
  [` ${'x'.repeat(10)} `, 'x'.repeat(10)],
  ['x\r\n'.repeat(5), 'x\nx\nx\nx\nx'],
  ['👩🏾‍🌾', '👩🏾‍🌾'],
])('keeps %j as %j', (typed, value) => {
  expect(parseText(typed, rule)).toEqual({ ok: true, value });
});

it('joins lines where only one is wanted', () => {
  expect(parseText(' a  b\r\nc ', { ...rule, oneLine: true })).toEqual({ ok: true, value: 'a b c' });
});

it.each([
  ['nothing', ''],
  ['spaces', '     '],
  ['line breaks', '\r\n\n\t'],
  ['no-break and ideographic spaces', '\u00a0\u3000'],
  ['combining marks', '\u0301\u0308\u0302'],
  ['zero width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['directional marks', '\u200e\u202e\u2066'],
  ['invisible fillers', '\u3164\u115f\u2800'],
  ['soft hyphens', '\u00ad'],
  ['variation selectors', '\ufe0f'],
  ['control characters', '\u0000\u001b\u007f'],
])('refuses a text of only %s', (_, typed) => {
  expect(parseText(typed, rule)).toEqual({ ok: false, problem: missing });
  const { missing: _missing, ...optional } = rule;
  expect(parseText(typed, optional)).toMatchObject({ ok: true });
});

it.each(['x'.repeat(11), `${'🌿'.repeat(5)}x`])('refuses %j, which is too long', (typed) => {
  expect(parseText(typed, rule)).toEqual({ ok: false, problem: tooLong({ max: 10 }) });
});
