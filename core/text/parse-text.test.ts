import { expect, it } from 'vitest';
import { parseText } from './parse-text.ts';

const rule = { missing: 'missing', max: 10, tooLong: (max: number) => `at most ${max}` };

it.each([
  ['Malaria?', 'Malaria?'],
  ['  two\r\nlines \n', 'two\nlines'],
  ['Jose\u0301', 'José'],
  ['e\u0301'.repeat(10), 'é'.repeat(10)],
  ['🌿'.repeat(5), '🌿'.repeat(5)],
])('keeps %j as %j', (typed, value) => {
  expect(parseText(typed, rule)).toEqual({ ok: true, value });
});

it('makes one line of many where one is asked for', () => {
  expect(parseText(' a  b\r\nc ', { ...rule, oneLine: true })).toEqual({ ok: true, value: 'a b c' });
});

it.each(['', '   ', '\r\n\t', '\u200b\u200d', '\u0301'])('refuses %j, which shows nothing', (typed) => {
  expect(parseText(typed, rule)).toEqual({ ok: false, problem: 'missing' });
  const { missing: _, ...optional } = rule;
  expect(parseText(typed, optional)).toMatchObject({ ok: true });
});

it.each(['x'.repeat(11), `${'🌿'.repeat(5)}x`])('refuses %j, which is too long', (typed) => {
  expect(parseText(typed, rule)).toEqual({ ok: false, problem: 'at most 10' });
});
