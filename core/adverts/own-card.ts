import type { Ports } from '../ports/ports.ts';
import { day } from '../time/durations.ts';
import type { AdvertSummary } from './advert.ts';
import { topAdvertDays } from './limits.ts';

/** An advert as its seller sees it among their own. */
export interface OwnCard extends AdvertSummary {
  /** Paid for, and the time that was paid for is not over. */
  readonly promoted: boolean;
  /** Its state, in a word or two, where that is worth telling. */
  readonly chip: string | undefined;
  /** Undefined: it cannot be renewed while it is what it is. */
  readonly renewableFrom: Date | undefined;
  /** "42 views · 3 saves · 2 chats". */
  readonly performance: string;
}

/** Which of these adverts are where they are because their sellers paid. */
export async function promotedAmong(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const since = new Date(ports.clock.now().getTime() - topAdvertDays * day);
  return ports.adverts.promotedAmong({ ids, since });
}
