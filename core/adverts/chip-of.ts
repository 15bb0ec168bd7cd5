import type { Advert } from '../entities/advert.ts';
import { kampalaTime } from '../shared/time/kampala.ts';
import { type Text, texts } from '../texts/text.ts';
import { endNoticeDays } from './limits.ts';

/** A short label for an advert's state, for its seller; undefined for a live advert that does not end soon. */
export function chipOf({ state, endsAt }: Pick<Advert, 'state' | 'endsAt'>, now: Date): Text | undefined {
  if (state !== 'live') return texts.states.chips[state];
  const days = kampalaTime(endsAt).dayNumber - kampalaTime(now).dayNumber;
  if (days > endNoticeDays) return undefined;
  return days <= 0 ? texts.states.endsToday : texts.states.endsIn({ count: days });
}
