import { expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { parseComment } from './parse-comment.ts';

it.each([
  ['Does it help against Malaria?', 'Does it help against Malaria?'],
  ['  two\r\nlines \n', 'two\nlines'],
  ['🌿', '🌿'],
  ['x'.repeat(1000), 'x'.repeat(1000)],
])('keeps %j as %j', (typed, value) => {
  expect(parseComment(typed)).toEqual({ ok: true, value });
});

it.each(['', '   ', '\r\n\t', '\u200b', '\u0301'])('refuses %j, which shows nothing', (typed) => {
  expect(parseComment(typed)).toEqual({ ok: false, problem: texts.comments.missing });
});

it('refuses 1001 characters', () => {
  expect(parseComment('x'.repeat(1001))).toEqual({ ok: false, problem: texts.comments.tooLong(1000) });
});
