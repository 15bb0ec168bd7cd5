import { sessionAgeLimit, sessionIdleLimit } from '../accounts/session-lifetime.ts';
import { forgetOldDays, forgetViewers } from '../adverts/store-views.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';
import type { Ports } from '../ports/ports.ts';
import { setUpTime } from '../second-factor/limits.ts';
import { day } from '../shared/time/durations.ts';

const formKeyAge = day;
/** How long after the end of a session, in milliseconds, its account is still known when its page sends something. */
const rememberedAfterEnd = day;

/**
 * Removes what has expired: sessions, form keys, what is unfinished, drafts, one-time links, secrets that were never
 * turned on, counted attempts, marks of views, views of old days, and pictures that nobody uses. To be run regularly.
 */
export async function removeExpired(
  ports: Pick<
    Ports,
    | 'sessions'
    | 'oneTimeLinks'
    | 'secondFactors'
    | 'formKeys'
    | 'unfinished'
    | 'advertDrafts'
    | 'throttle'
    | 'counts'
    | 'transaction'
    | 'pictures'
    | 'photoStore'
    | 'views'
    | 'clock'
  >,
): Promise<void> {
  const now = ports.clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await ports.sessions.removeExpired({
    createdBefore: before(sessionAgeLimit),
    seenBefore: before(sessionIdleLimit),
  });
  await ports.sessions.forgetRemoved(before(sessionIdleLimit + rememberedAfterEnd));
  await ports.formKeys.removeBefore(before(formKeyAge));
  await ports.unfinished.removeExpired(now);
  await ports.advertDrafts.removeExpired(now);
  await ports.oneTimeLinks.removeExpired(now);
  await ports.secondFactors.removeUnfinished(before(setUpTime));
  await ports.throttle.removeExpired(now);
  await ports.counts.removeExpired(now);
  await forgetViewers(ports);
  await forgetOldDays(ports);
  await sweepPictures(ports);
}
