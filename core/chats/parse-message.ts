import type { Checked } from '../checked.ts';
import { hasVisibleCharacter } from '../text/has-visible-character.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { texts } from '../texts.ts';
import { maxMessageLength } from './limits.ts';

/** A message has something to see in it; case and line breaks stay as typed. */
export function parseMessage(typed: string): Checked<string> {
  const text = normaliseText(typed);
  if (!hasVisibleCharacter(text)) return { ok: false, problem: texts.chats.missing };
  if (text.length > maxMessageLength) return { ok: false, problem: texts.chats.tooLong(maxMessageLength) };
  return { ok: true, value: text };
}
