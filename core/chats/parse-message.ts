import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { texts } from '../texts/texts.ts';
import { maxMessageLength } from './limits.ts';

/** A message must contain something visible; case and line breaks stay as typed. */
export function parseMessage(typed: string): Checked<string> {
  const { missing, tooLong } = texts.chats;
  return parseText(typed, { missing, max: maxMessageLength, tooLong });
}
