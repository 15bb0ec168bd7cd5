import * as clock from '../../texts/clock.ts';
import { kampalaTime } from './kampala.ts';

/** The time in Kampala without seconds, as "2:05 PM". */
export function clockTime(at: Date): string {
  const { hour, minute } = kampalaTime(at);
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
  return hour < 12 ? clock.am({ time }) : clock.pm({ time });
}
