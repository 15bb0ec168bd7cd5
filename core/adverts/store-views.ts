import type { View } from '../ports/pending-views.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { hour } from '../shared/time/durations.ts';
import { kampalaTime } from '../shared/time/kampala.ts';
import { daysOfViews } from './limits.ts';

/** Views in one transaction, during which every other write waits on SQLite. */
const atOnce = 1000;
/** When, after midnight, the keys and marks of the day before are deleted; until then late views can be stored. */
const afterMidnight = hour;
const keyLength = 43;

/**
 * Stores the views that this process has recorded. Views that cannot be stored keep waiting. A view that any process
 * has already stored adds nothing.
 */
export async function storeViews(
  ports: Pick<Ports, 'pendingViews' | 'transaction' | 'digests' | 'ids' | 'clock'>,
): Promise<void> {
  for (;;) {
    const views = ports.pendingViews.take(atOnce);
    if (views.length === 0) return;
    try {
      await storeSome(ports, views);
    } catch (error) {
      for (const view of views) ports.pendingViews.add(view);
      throw error;
    }
  }
}

async function storeSome(
  ports: Pick<Ports, 'transaction' | 'digests' | 'ids' | 'clock'>,
  views: readonly View[],
): Promise<void> {
  const fresh = ports.ids.alphanumeric(keyLength);
  const oldest = oldestDay(ports);
  const days = new Set(views.map(({ day }) => day));
  await ports.transaction(async (stores) => {
    for (const day of [...days].sort()) {
      if (day < oldest) continue;
      const key = await stores.views.keyOf(day, fresh);
      const ofDay = views.filter((view) => view.day === day);
      const marked = ofDay.map((view) => ({ advertId: view.advertId, mark: markOf(ports, key, view) }));
      await stores.views.add(day, marked);
    }
  });
}

/** Contains the day's 256-bit key: without the key nobody can find the visitor by trying out candidates. */
function markOf({ digests }: Pick<Ports, 'digests'>, key: string, { advertId, visitor }: View): string {
  return digests.sha256(`${key} ${advertId} ${visitor}`).slice(0, 32);
}

/** Deletes the data from which viewers could be identified, for all past days; the counts stay. */
export async function forgetViewers(ports: Pick<Stores, 'views'> & Pick<Ports, 'clock'>): Promise<void> {
  let removed: number;
  do removed = await ports.views.forgetBefore(oldestDay(ports), atOnce);
  while (removed === atOnce);
}

/** Removes the views of days that are counted no longer; the sums stay. */
export async function forgetOldDays(ports: Pick<Stores, 'views'> & Pick<Ports, 'clock'>): Promise<void> {
  const oldest = kampalaTime(ports.clock.now()).dayNumber - daysOfViews + 1;
  let removed: number;
  do removed = await ports.views.removeDaysBefore(oldest, atOnce);
  while (removed === atOnce);
}

function oldestDay({ clock }: Pick<Ports, 'clock'>): number {
  return kampalaTime(new Date(clock.now().getTime() - afterMidnight)).dayNumber;
}
