import { expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { parseMessage } from './parse-message.ts';

it.each([
  ['Is it fresh?', 'Is it fresh?'],
  ['  two\r\nlines \n', 'two\nlines'],
  ['👍🏾', '👍🏾'],
  ['x'.repeat(2000), 'x'.repeat(2000)],
])('keeps the message %j as %j', (typed, value) => {
  expect(parseMessage(typed)).toEqual({ ok: true, value });
});

it.each([
  ['that shows nothing', '\u200b', texts.quickMessage.nothingWritten],
  ['of 2001 characters', 'x'.repeat(2001), texts.chats.tooLong({ max: 2000 })],
])('refuses a message %s', (_, typed, problem) => {
  expect(parseMessage(typed)).toEqual({ ok: false, problem });
});
