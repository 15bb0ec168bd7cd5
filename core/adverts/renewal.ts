import type { Advert } from '../entities/advert.ts';
import { canMove } from '../entities/advert-state.ts';
import { day, minute } from '../shared/time/durations.ts';
import { advertDays, renewalPauseDays } from './limits.ts';

/** When an advert ends that is posted or renewed now. */
export function endOf(now: Date): Date {
  return new Date(now.getTime() + advertDays * day);
}

/**
 * Whether the advert was renewed less than a minute ago, and has not been ended since, so that another request to renew
 * is a repetition.
 */
export function wasJustRenewed({ state, endsAt }: Pick<Advert, 'state' | 'endsAt'>, now: Date): boolean {
  return state === 'live' && endOf(now).getTime() - endsAt.getTime() < minute;
}

/** The time from which its seller can renew the advert; undefined in a state that does not allow renewal. */
export function renewableFrom({ state, endsAt }: Pick<Advert, 'state' | 'endsAt'>): Date | undefined {
  if (!canMove(state, 'renew')) return undefined;
  return new Date(endsAt.getTime() - (advertDays - renewalPauseDays) * day);
}
