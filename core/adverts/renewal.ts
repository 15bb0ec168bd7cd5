import type { Advert } from '../entities/advert.ts';
import { canMove } from '../entities/advert-state.ts';
import { day, minute } from '../shared/time/durations.ts';
import { advertDays, renewalPauseDays } from './limits.ts';

/** When an advert ends that is posted or renewed now. */
export function endOf(now: Date): Date {
  return new Date(now.getTime() + advertDays * day);
}

/** Less than a minute ago, so another tap means the same. */
export function wasJustRenewed({ endsAt }: Pick<Advert, 'endsAt'>, now: Date): boolean {
  return endOf(now).getTime() - endsAt.getTime() < minute;
}

/** From when its seller can renew it; undefined: not in its current state. */
export function renewableFrom({ state, endsAt }: Pick<Advert, 'state' | 'endsAt'>): Date | undefined {
  if (!canMove(state, 'renew')) return undefined;
  return new Date(endsAt.getTime() - (advertDays - renewalPauseDays) * day);
}
