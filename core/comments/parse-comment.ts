import type { Checked } from '../checked.ts';
import { parseText } from '../text/parse-text.ts';
import { texts } from '../texts.ts';
import { maxCommentLength } from './limits.ts';

/** A comment has something to see in it; case and line breaks stay as typed. */
export function parseComment(typed: string): Checked<string> {
  const { missing, tooLong } = texts.comments;
  return parseText(typed, { missing, max: maxCommentLength, tooLong });
}
