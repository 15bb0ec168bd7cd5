import type { Text } from '../../texts/text.ts';
import type { ClockWords } from './clock-time.ts';
import { kampalaTime } from './kampala.ts';

/** A moment as `2025-01-31 4:05:09 PM` in Kampala. For display only: this text does not sort. */
export function messageTime<Said extends string | Text>(at: Date, clock: ClockWords<Said>): Said {
  const { year, month, day, hour, minute, second } = kampalaTime(at);
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const time = `${date} ${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minute)}:${twoDigits(second)}`;
  return hour < 12 ? clock.am({ time }) : clock.pm({ time });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
