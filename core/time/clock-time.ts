import { kampalaTime } from './kampala.ts';

/** The time in Kampala, as "14:05". */
export function clockTime(at: Date): string {
  const { hour, minute } = kampalaTime(at);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
