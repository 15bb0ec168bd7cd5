import type { Checked } from '../checked.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { texts } from '../texts.ts';
import { maxAboutLength } from './limits.ts';

/** The bio; it may be empty. */
export function parseAbout(typed: string): Checked<string> {
  const about = normaliseText(typed);
  if (about.length > maxAboutLength) {
    return { ok: false, problem: texts.profile.aboutTooLong(maxAboutLength) };
  }
  return { ok: true, value: about };
}
