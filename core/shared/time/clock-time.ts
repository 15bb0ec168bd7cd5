import { kampalaTime } from './kampala.ts';

/** The time in Kampala without seconds, as "2:05 PM". */
export function clockTime(at: Date): string {
  const { hour, minute } = kampalaTime(at);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
