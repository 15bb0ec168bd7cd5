import { expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { parseMessage } from './parse-message.ts';

it.each([
  ['Is it fresh?', 'Is it fresh?'],
  ['  two\r\nlines \n', 'two\nlines'],
  ['👍🏾', '👍🏾'],
  ['?', '?'],
  ['x'.repeat(2000), 'x'.repeat(2000)],
  [` ${'x'.repeat(2000)} `, 'x'.repeat(2000)],
  ['\r\n'.repeat(999).padStart(2000, 'x').padEnd(2999, 'y'), `xx${'\n'.repeat(999)}${'y'.repeat(999)}`],
  ['u\u0308'.repeat(1500), '\u00fc'.repeat(1500)],
])('keeps %j as %j', (typed, value) => {
  expect(parseMessage(typed)).toEqual({ ok: true, value });
});

it.each(['', '   ', '\r\n\t', '\u200b', '\u0301'])('refuses %j, which shows nothing', (typed) => {
  expect(parseMessage(typed)).toEqual({ ok: false, problem: texts.chats.missing });
});

it.each(['x'.repeat(2001), '🌿'.repeat(1001)])('refuses more than 2000 characters', (typed) => {
  expect(parseMessage(typed)).toEqual({ ok: false, problem: texts.chats.tooLong(2000) });
});
