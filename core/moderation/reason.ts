import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxReasonLength } from './limits.ts';

/** The reason for a decision, for the person it is about. */
export function parseReason(typed: string): Checked<string, Text> {
  const { reasonMissing: missing, reasonTooLong: tooLong } = texts.moderation;
  return parseText(typed, { missing, max: maxReasonLength, tooLong });
}
