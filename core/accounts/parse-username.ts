import type { Checked } from '../shared/checked.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxUsernameLength, minUsernameLength } from './limits.ts';
import { leftOutOfUsername } from './username.ts';

export function parseUsername(typed: string): Checked<string, Text> {
  const username = dropInvisible(typed).trim();
  if (username === '') return { ok: false, problem: texts.signUp.usernameMissing };
  const leftOut = leftOutOfUsername(username, texts.signUp);
  if (leftOut !== undefined) return { ok: false, problem: leftOut };
  if (username.length < minUsernameLength || username.length > maxUsernameLength) {
    return {
      ok: false,
      problem: texts.signUp.usernameLength({ min: minUsernameLength, max: maxUsernameLength }),
    };
  }
  return { ok: true, value: username };
}
