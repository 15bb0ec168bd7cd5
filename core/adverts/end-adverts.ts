import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import { endNoticeDays } from './limits.ts';
import { moveAdvert } from './move-advert.ts';
import { tellOfEnds } from './tell-of-ends.ts';

type EndTask = OutboxTask & { readonly kind: 'end-adverts' };

/**
 * Adverts in one transaction, in addition to others of the same seller that are announced with them. A separate task
 * does the rest, so that other tasks get their turn in between.
 */
const atOnce = 50;

/**
 * Ends the next adverts whose period is over, and announces to the next sellers that adverts of theirs will end
 * within days. Only announced adverts end: if the site was off when the announcement was due, the advert is shown
 * correspondingly longer.
 */
export async function endAdverts(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids' | 'sealer' | 'settings' | 'searchEngine'>,
  entry: Pick<OutboxEntry<EndTask>, 'id' | 'task'>,
): Promise<void> {
  const now = ports.clock.now();
  const idOfRest = ports.ids.alphanumeric(20);
  // This task runs once a day: an end that the next run would announce too late is announced now.
  const soon = new Date(now.getTime() + (endNoticeDays + 1) * day - 1);
  await runOnce(ports, entry, async (stores) => {
    const over = await stores.adverts.ending({ until: now, announced: true, limit: atOnce });
    for (const advert of over) await moveAdvert(ports, stores, advert, 'end', { endedBy: now });
    const coming = await stores.adverts.ending({ until: soon, announced: false, limit: atOnce });
    const sellers = new Set(coming.map(({ sellerId }) => sellerId));
    for (const sellerId of sellers) await tellOfEnds(ports, stores, { sellerId, until: soon });
    if (over.length < atOnce && coming.length < atOnce) return;
    await stores.outbox.add(idOfRest, { kind: 'end-adverts' }, now);
  });
}
