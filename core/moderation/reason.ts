import type { Checked } from '../checked.ts';
import { parseText } from '../text/parse-text.ts';
import { texts } from '../texts.ts';
import { maxReasonLength } from './limits.ts';

/** The reason for a decision, for the person it is about. */
export function parseReason(typed: string): Checked<string> {
  const { reasonMissing: missing, reasonTooLong: tooLong } = texts.moderation;
  return parseText(typed, { missing, max: maxReasonLength, tooLong });
}
