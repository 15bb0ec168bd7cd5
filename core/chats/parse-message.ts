import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { texts } from '../texts/text.ts';
import { maxMessageLength } from './limits.ts';

/** A message must contain something visible, unless it has pictures; case and line breaks stay as typed. */
export function parseMessage(typed: string, pictures = 0): Checked<string> {
  const { nothingWritten: missing } = texts.quickMessage;
  const { tooLong } = texts.chats;
  return parseText(typed, { ...(pictures === 0 && { missing }), max: maxMessageLength, tooLong });
}
