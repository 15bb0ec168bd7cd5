import type { WeeklyPrice } from '../entities/herb-price.ts';
import { herbs } from '../herb-names/herbs.ts';
import type { Entry } from '../outbox/handler.ts';
import { goOn } from '../outbox/in-parts.ts';
import type { OutboxTask } from '../ports/outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { beginningOf, weekOf } from '../shared/time/weeks.ts';
import { maxPrices, pricesSince, weeksOfPrices } from './limits.ts';
import { pricesByGroup } from './middle-prices.ts';

type KeepTask = OutboxTask & { readonly kind: 'keep-herb-prices' };

/** Few enough that other tasks soon have their turn. */
const herbsPerTurn = 20;

/**
 * Keeps the middle prices of this week for the next herbs. Weeks that were missed, such as those before the first run,
 * are made up from the adverts that are still live; what was kept of an earlier week stays.
 */
export async function keepHerbPrices(
  ports: Pick<Ports, 'adverts' | 'herbPrices' | 'clock' | 'transaction' | 'ids'>,
  entry: Entry<KeepTask>,
): Promise<void> {
  const { after = '' } = entry.task;
  const slugs = [...herbs.keys()].toSorted().filter((slug) => slug > after);
  const turn = slugs.slice(0, herbsPerTurn);
  const now = ports.clock.now();
  const week = weekOf(now);
  const first = week - weeksOfPrices + 1;
  const since = new Date(beginningOf(first).getTime() - pricesSince);
  for (const herb of turn) {
    const prices = await ports.adverts.pricesAbout({ herb, since, limit: maxPrices });
    const weekly: WeeklyPrice[] = [];
    for (let each = first; each <= week; each += 1) {
      const end = beginningOf(each + 1).getTime();
      const posted = prices.filter(
        ({ postedAt }) => postedAt.getTime() < end && postedAt.getTime() >= end - pricesSince,
      );
      weekly.push(...pricesByGroup(posted).map((price) => ({ ...price, week: each })));
    }
    await ports.herbPrices.keep(herb, weekly, week);
  }
  const last = turn.at(-1);
  if (slugs.length > turn.length) await goOn(ports, entry, { kind: 'keep-herb-prices', after: last });
  else await ports.herbPrices.forgetBefore(first);
}
