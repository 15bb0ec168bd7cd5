import lines from './common-words.json' with { type: 'json' };

/**
 * The commonest words of English in small letters, inflected ones too: sizes 10 and 20 of SCOWL 2020.12.07 (English, American
 * and British; Debian has them as the package scowl), without those with an apostrophe. It keeps names apart, so "bitter" and
 * "rose" are here, "mukasa" and "john" are not.
 *
 * Copyright 2000-2011 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated
 * scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided
 * that the above copyright notice appears in all copies and that both that copyright notice and this permission notice appear
 * in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose.
 * It is provided "as is" without express or implied warranty.
 */
export const commonWords: readonly string[] = lines.flatMap((line) => line.split(' '));
