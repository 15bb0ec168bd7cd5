import { untilInWords } from '../../../core/shared/time/until-in-words.ts';
import * as clock from '../../../core/texts/clock.ts';
import * as days from '../../../core/texts/days.ts';
import * as moments from '../../../core/texts/moments.ts';

const words = { clock, days, moments };

/** When a suspension ends: "4:05 PM on 31 January 2025, Kampala time". */
export function endInWords(at: Date): string {
  return untilInWords(at, words);
}
