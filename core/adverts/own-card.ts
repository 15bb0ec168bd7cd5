import type { AdvertSummary } from '../entities/advert.ts';
import type { Ports } from '../ports/ports.ts';
import { day } from '../shared/time/durations.ts';
import type { Text } from '../texts/text.ts';
import { topAdvertDays } from './limits.ts';

/** An advert as its seller sees it in their own list. */
export interface OwnCard extends AdvertSummary {
  /** Whether the advert is promoted: paid for, and the paid time is not over. */
  readonly promoted: boolean;
  /** Its state in a word or two, if the seller needs to know. */
  readonly chip: Text | undefined;
  /** Whether the seller has asked a moderator to review a hidden advert; undefined for one that is not hidden. */
  readonly review: 'possible' | 'asked' | undefined;
  /** Undefined if the advert cannot be renewed in its present state. */
  readonly renewableFrom: Date | undefined;
  /** "42 views · 3 saves · 2 chats". */
  readonly performance: Text;
}

export async function promotedAmong(
  ports: Pick<Ports, 'adverts' | 'clock'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const since = new Date(ports.clock.now().getTime() - topAdvertDays * day);
  return ports.adverts.promotedAmong({ ids, since });
}
