import type * as clockTexts from '../../texts/clock.ts';
import type { Text, Words } from '../../texts/text.ts';
import { kampalaTime } from './kampala.ts';

/** What times of the day are called with. */
export type ClockWords<Said extends string | Text> = Words<typeof clockTexts, Said>;

/** The time in Kampala without seconds, as "2:05 PM". */
export function clockTime<Said extends string | Text>(at: Date, clock: ClockWords<Said>): Said {
  const { hour, minute } = kampalaTime(at);
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
  return hour < 12 ? clock.am({ time }) : clock.pm({ time });
}
