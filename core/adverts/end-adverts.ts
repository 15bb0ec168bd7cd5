import { runOnce } from '../outbox/run-once.ts';
import type { OutboxEntry, OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import { endNoticeDays } from './limits.ts';
import { moveAdvert } from './move-advert.ts';
import { tellOfEnds } from './tell-of-ends.ts';

type EndTask = OutboxTask & { readonly kind: 'end-adverts' };

/**
 * In one transaction, in addition to whatever else a seller is told at the same time. The rest is a separate task, so
 * that others get their turn in between.
 */
const atOnce = 50;

/**
 * Ends some adverts whose time is over, and tells the sellers of some that will end within days. Only announced adverts
 * end: if the site was off when the announcement was due, the advert is shown that much longer.
 */
export async function endAdverts(
  ports: Pick<Ports, 'transaction' | 'clock' | 'ids' | 'sealer' | 'settings' | 'searchEngine'>,
  entry: Pick<OutboxEntry<EndTask>, 'id' | 'task'>,
): Promise<void> {
  const now = ports.clock.now();
  const idOfRest = ports.ids.alphanumeric(20);
  // This runs once a day: what would be announced too late by the next run is announced now.
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
