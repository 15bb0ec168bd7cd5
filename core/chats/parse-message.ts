import type { Checked } from '../checked.ts';
import { parseText } from '../text/parse-text.ts';
import { texts } from '../texts.ts';
import { maxMessageLength } from './limits.ts';

/** A message has something to see in it; case and line breaks stay as typed. */
export function parseMessage(typed: string): Checked<string> {
  const { missing, tooLong } = texts.chats;
  return parseText(typed, { missing, max: maxMessageLength, tooLong });
}
