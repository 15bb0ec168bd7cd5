import type { Checked } from '../checked.ts';
import { hasVisibleCharacter } from '../text/has-visible-character.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { texts } from '../texts.ts';
import { maxCommentLength } from './limits.ts';

/** A comment has something to see in it; case and line breaks stay as typed. */
export function parseComment(typed: string): Checked<string> {
  const comment = normaliseText(typed);
  if (!hasVisibleCharacter(comment)) return { ok: false, problem: texts.comments.missing };
  if (comment.length > maxCommentLength) {
    return { ok: false, problem: texts.comments.tooLong(maxCommentLength) };
  }
  return { ok: true, value: comment };
}
